"""A language client that does what it is told, right or wrong: JSON-RPC over the pipes of a server process.

Nothing here waits for ever. Every wait has a limit, and when it is exceeded, or when the server ends or breaks the protocol, `Failed`
says what was waited for and what the server last wrote to standard error.
"""

import collections
import json
import os
import re
import select
import subprocess
import threading
import time
import urllib.parse

SEVERITIES = {"error": 1, "warning": 2, "info": 3}
LINE_BREAK = re.compile(r"\r\n|\r|\n")


class Failed(Exception):
    """The server did something wrong, or nothing at all."""


class ResponseError(Exception):
    """The server answered a request with an error, which can be right."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


def uri_of(path):
    """The URI of an absolute path. Bytes outside of ASCII are percent-encoded."""
    return "file://" + urllib.parse.quote(os.fsencode(path), safe="/")


def path_of(uri):
    """The path of a file URI, however it is encoded."""
    parts = urllib.parse.urlsplit(uri)
    if parts.scheme != "file" or parts.query or parts.fragment:
        raise Failed(f"the server names '{uri}', which isn't the URI of a file")
    return os.fsdecode(urllib.parse.unquote_to_bytes(parts.path))


def width(text, encoding):
    """The number of code units of a text."""
    return len(text.encode()) if encoding == "utf-8" else len(text.encode("utf-16-le")) // 2


class Document:
    """The text of an open document, with positions as the protocol counts them. A line ends at '\\n', '\\r\\n' or '\\r'."""

    def __init__(self, text, version=1):
        self.text = text
        self.version = version
        self._starts = None

    def starts(self):
        if self._starts is None:
            self._starts = [0, *(match.end() for match in LINE_BREAK.finditer(self.text))]
        return self._starts

    def line_count(self):
        return len(self.starts())

    def line_end(self, line):
        """The offset of the end of a line, without its line break."""
        starts = self.starts()
        if line + 1 >= len(starts):
            return len(self.text)
        end = starts[line + 1] - 1
        return end - 1 if end > starts[line] and self.text[end - 1 : end + 1] == "\r\n" else end

    def position(self, offset, encoding):
        starts = self.starts()
        low, high = 0, len(starts)
        while low + 1 < high:
            middle = (low + high) // 2
            low, high = (middle, high) if starts[middle] <= offset else (low, middle)
        return {"line": low, "character": width(self.text[starts[low] : offset], encoding)}

    def offset(self, position, encoding):
        """A line after the last one is the end of the document, a character after the last one the end of the line."""
        line, units = position["line"], position["character"]
        if line >= self.line_count():
            return len(self.text)
        offset, end = self.starts()[line], self.line_end(line)
        while units > 0 and offset < end:
            units -= width(self.text[offset], encoding)
            offset += 1
        return offset

    def replace(self, start, end, text):
        self.text = self.text[:start] + text + self.text[end:]
        self._starts = None

    def apply(self, change, encoding):
        """A change as 'textDocument/didChange' has it."""
        if "range" not in change:
            self.replace(0, len(self.text), change["text"])
            return
        start = self.offset(change["range"]["start"], encoding)
        end = self.offset(change["range"]["end"], encoding)
        self.replace(start, max(start, end), change["text"])


def resident(pid):
    """The bytes of memory that a process has now."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) * 1024
    except OSError:
        pass
    done = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], stdout=subprocess.PIPE, text=True, check=False)
    return int(done.stdout or 0) * 1024


def capabilities(*, encodings=("utf-8", "utf-16"), pulls=False, refreshes=True, watches=True, progress=False):
    """What a client says it can do.

    A client that pulls and refreshes gets no pushed diagnostics. Without `watches`, the server can't ask for file events.
    """
    text = {
        "synchronization": {"didSave": True},
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True, "tagSupport": {"valueSet": [1, 2]},
                               "codeDescriptionSupport": True, "dataSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "codeLens": {"dynamicRegistration": False},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix", "source.fixAll"]}}},
    }
    workspace = {"workspaceFolders": True, "configuration": False, "applyEdit": True,
                 "didChangeWatchedFiles": {"dynamicRegistration": watches, "relativePatternSupport": True},
                 "codeLens": {"refreshSupport": True}}
    if pulls:
        text["diagnostic"] = {"dynamicRegistration": False, "relatedDocumentSupport": False}
        workspace["diagnostics"] = {"refreshSupport": refreshes}
    answer = {"textDocument": text, "workspace": workspace}
    if encodings is not None:
        answer["general"] = {"positionEncodings": list(encodings)}
    if progress:
        answer["window"] = {"workDoneProgress": True}
    return answer


class Client:
    """One server process and the messages that went to and fro.

    Requests of the server are answered at once, as a client does that has nothing of its own to say.
    """

    def __init__(self, command, *, cwd=None, limit=60.0):
        self.limit = limit
        self.encoding = "utf-16"
        self.capabilities = {}
        self.folders = None
        # The version and the list that were last pushed for each URI.
        self.diagnostics = {}
        # Every push: when it came, the URI and the version.
        self.pushes = collections.deque(maxlen=10_000)
        # The number of notifications by method.
        self.notifications = collections.Counter()
        # Method and parameters of the last notifications other than diagnostics, and of all requests of the server.
        self.messages = collections.deque(maxlen=200)
        self.requests = []
        self.changed = threading.Condition()
        self.ended = False
        self.broken = None
        self.bytes_read = 0
        self._answers = {}
        self._next = 0
        self._reads = threading.Event()
        self._reads.set()
        self._errors = collections.deque(maxlen=40)
        self._writes = threading.Lock()
        self.process = subprocess.Popen(
            [str(word) for word in command], cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        os.set_blocking(self.process.stdin.fileno(), False)
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._read_errors)]
        for thread in self._threads:
            thread.start()

    # What the server sends.

    def _read(self):
        buffer = b""
        source = self.process.stdout.fileno()
        try:
            while True:
                self._reads.wait()
                data = os.read(source, 1 << 16)
                if not data:
                    break
                self.bytes_read += len(data)
                buffer += data
                while True:
                    message, buffer = self._take(buffer)
                    if message is None:
                        break
                    self._receive(message)
            if buffer:
                raise Failed(f"the server ended within a message: {buffer[:200]!r}")
        except Failed as failure:
            self.broken = str(failure)
        except (OSError, ValueError):
            pass
        except (KeyError, TypeError, AttributeError) as error:
            self.broken = f"the server wrote a message that the protocol doesn't have ({error!r})"
        with self.changed:
            self.ended = True
            self.changed.notify_all()

    @staticmethod
    def _take(buffer):
        """The first whole message, which is None while there isn't one, and the rest."""
        end = buffer.find(b"\r\n\r\n")
        if end < 0:
            if len(buffer) > 4096 or not b"content-".startswith(buffer[:8].lower()):
                raise Failed(f"the server wrote what isn't a message: {buffer[:200]!r}")
            return None, buffer
        length = None
        for line in buffer[:end].split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
            elif name.lower() != b"content-type":
                raise Failed(f"the server wrote the header {line[:200]!r}")
        if length is None:
            raise Failed(f"the server wrote a message without a length: {buffer[:200]!r}")
        start = end + 4
        if len(buffer) < start + length:
            return None, buffer
        body = buffer[start : start + length]
        try:
            message = json.loads(body.decode())
        except ValueError as error:
            raise Failed(f"the server wrote what isn't JSON ({error}): {body[:200]!r}") from None
        return message, buffer[start + length :]

    def _receive(self, message):
        # Responses to a batch come as an array.
        if isinstance(message, list) and message:
            for each in message:
                self._receive(each)
            return
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            raise Failed(f"the server wrote what isn't JSON-RPC 2.0: {str(message)[:200]}")
        now = time.monotonic()
        method, params = message.get("method"), message.get("params")
        with self.changed:
            if method is None:
                if "id" not in message or ("result" in message) == ("error" in message):
                    raise Failed(f"the server wrote a response with neither or both of result and error: {str(message)[:200]}")
                self._answers.setdefault(json.dumps(message["id"]), collections.deque(maxlen=1000)).append((now, message))
            elif "id" in message:
                self.requests.append((method, params))
            elif method == "textDocument/publishDiagnostics":
                self.diagnostics[params["uri"]] = (params.get("version"), params["diagnostics"])
                self.pushes.append((now, params["uri"], params.get("version")))
                self.notifications[method] += 1
            else:
                self.notifications[method] += 1
                self.messages.append((method, params))
            self.changed.notify_all()
        if method is not None and "id" in message:
            try:
                self.send({"id": message["id"], "result": self._reply(method, params)})
            except Failed:
                pass

    def _reply(self, method, params):
        if method == "workspace/configuration":
            return [None] * len(params.get("items", []))
        if method == "workspace/workspaceFolders":
            return self.folders
        if method == "workspace/applyEdit":
            return {"applied": False}
        return None

    def _read_errors(self):
        try:
            for line in self.process.stderr:
                self._errors.append(line.decode(errors="replace").rstrip())
        except (OSError, ValueError):
            pass

    def errors(self):
        return "\n".join(list(self._errors)[-12:])

    def pause(self):
        """Stops reading, apart from what is being read now."""
        self._reads.clear()

    def resume(self):
        self._reads.set()

    # What the client sends.

    def write(self, data, limit=None):
        """Bytes as they are."""
        end = time.monotonic() + (limit or self.limit)
        with self._writes:
            view = memoryview(data)
            while view:
                try:
                    target = self.process.stdin.fileno()
                    view = view[os.write(target, view[: 1 << 16]) :]
                except BlockingIOError:
                    left = end - time.monotonic()
                    if left <= 0:
                        raise Failed(f"the server hasn't read its input for {limit or self.limit:g} s") from None
                    select.select([], [target], [], min(left, 1))
                except (OSError, ValueError):
                    raise Failed("the server no longer reads its input" + self._ending()) from None

    def send(self, message, limit=None):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode("utf-8", "surrogatepass")
        self.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body), limit)

    def notify(self, method, params=None):
        self.send({"method": method} | ({} if params is None else {"params": params}))

    def ask(self, method, params=None):
        """Sends a request without waiting for the answer: the id."""
        self._next += 1
        identifier = self._next
        self.send({"id": identifier, "method": method} | ({} if params is None else {"params": params}))
        return identifier

    def answer(self, identifier, what="the request", limit=None):
        """When the answer to a request came, and the answer."""
        key = json.dumps(identifier)
        if not self.wait(lambda: self._answers.get(key), limit):
            raise Failed(f"no answer to {what} within {limit or self.limit:g} s" + self._ending())
        when, message = self._answers[key].popleft()
        if not self._answers[key]:
            del self._answers[key]
        if "error" in message:
            raise ResponseError(message["error"].get("code"), message["error"].get("message"))
        return when, message["result"]

    def request(self, method, params=None, limit=None):
        return self.answer(self.ask(method, params), f"'{method}'", limit)[1]

    def wait(self, condition, limit=None):
        """Whether the condition holds within the limit. It is looked at when something arrives."""
        end = time.monotonic() + (limit or self.limit)
        with self.changed:
            while not condition():
                left = end - time.monotonic()
                if left <= 0:
                    return False
                if self.ended:
                    raise Failed(self.broken or "the server ended" + self._ending())
                self.changed.wait(min(left, 1))
        return True

    def _ending(self):
        try:
            status = self.process.wait(0.5 if self.ended else 0.01)
        except subprocess.TimeoutExpired:
            status = None
        said = self.errors()
        return ("" if status is None else f" (status {status})") + (f"; standard error ends with:\n{said}" if said else "")

    # The life of a server.

    def start(self, folders=(), *, options=None, **more):
        """Says hello. `more` are members of the parameters, which replace the usual ones."""
        self.folders = [{"uri": uri_of(folder), "name": os.path.basename(str(folder))} for folder in folders]
        params = {
            "processId": os.getpid(),
            "clientInfo": {"name": "envlint's tests"},
            "rootUri": self.folders[0]["uri"] if self.folders else None,
            "capabilities": capabilities() if options is None else options,
            "workspaceFolders": self.folders or None,
        }
        result = self.request("initialize", params | more)
        self.capabilities = result["capabilities"]
        self.encoding = self.capabilities.get("positionEncoding", "utf-16")
        self.notify("initialized", {})
        return result

    def stop(self, limit=20):
        """Shutdown and exit, as the protocol has it."""
        self.request("shutdown", limit=limit)
        self.notify("exit")
        if (status := self.status(limit)) != 0:
            raise Failed(f"the server ended with status {status} after 'shutdown' and 'exit'")

    def status(self, limit=20):
        """The exit status of the server, which ends on its own. That of a signal is negative."""
        try:
            return self.process.wait(limit)
        except subprocess.TimeoutExpired:
            raise Failed(f"the server hasn't ended within {limit:g} s") from None
        finally:
            self.end()

    def end(self):
        """Ends the server at once, unless it has ended."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.resume()
        for thread in self._threads:
            thread.join(5)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except OSError:
                pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    # Common messages.

    def open(self, uri, text, version=1, language="swift"):
        self.notify("textDocument/didOpen",
                    {"textDocument": {"uri": uri, "languageId": language, "version": version, "text": text}})

    def change(self, uri, version, changes):
        self.notify("textDocument/didChange",
                    {"textDocument": {"uri": uri, "version": version}, "contentChanges": changes})

    def save(self, uri):
        self.notify("textDocument/didSave", {"textDocument": {"uri": uri}})

    def shut(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def watched(self, changes):
        """Changes on disk: pairs of a URI and 1 for created, 2 for changed, 3 for deleted."""
        self.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": kind} for uri, kind in changes]})

    def pull(self, uri, previous=None, limit=None):
        """The diagnostics of a file."""
        params = {"textDocument": {"uri": uri}} | ({"previousResultId": previous} if previous else {})
        return self.request("textDocument/diagnostic", params, limit)

    def pushed(self, uri):
        """What was last pushed for a URI, however the server encodes it; None if nothing was."""
        if uri in self.diagnostics:
            return self.diagnostics[uri][1]
        path = path_of(uri)
        return next((found[1] for other, found in list(self.diagnostics.items()) if path_of(other) == path), None)
