;;; emacs.el --- What emacs.py does in Emacs  -*- lexical-binding: t -*-

;; Takes the steps that project.py describes, with the keys and commands that users have, and writes what it saw to
;; $ENVLINT_FACTS as JSON. Run by emacs.py. Works with Emacs 28 and Eglot 1.9, and newer ones.

(require 'json)

(defvar facts (list (cons 'version emacs-version)))
(defvar seconds 15)
(defvar root (file-name-as-directory (file-truename default-directory)))

(defun note (name value) (push (cons name value) facts))

(defun write-facts ()
  (with-temp-file (getenv "ENVLINT_FACTS")
    (set-buffer-file-coding-system 'utf-8)
    (insert (json-encode facts))))

(setq native-comp-deferred-compilation nil native-comp-async-report-warnings-errors nil)
(require 'cl-lib)
(unless (require 'eglot nil t)
  (note 'error "this Emacs has no Eglot; on Debian 12, install 'elpa-eglot'")
  (write-facts)
  (kill-emacs))
(require 'flymake)
(require 'xref)

(defun wait (what condition)
  "Wait as a user who doesn't press a key, until CONDITION holds."
  (let ((end (+ (float-time) seconds)))
    (while (not (funcall condition))
      (when (> (float-time) end) (error "%s: not within %d seconds" what seconds))
      (sit-for 0.05))))

;; The real 'swift-mode' is a package of its own, which Debian doesn't have.
(define-derived-mode swift-mode prog-mode "Swift"
  (setq-local comment-start "// "))
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

;; The server, as in Documentation/Editors.md.
(load (getenv "ENVLINT_SNIPPET") nil t t)

;; Nothing asks, because nobody answers.
(setq create-lockfiles nil make-backup-files nil auto-save-default nil eglot-confirm-server-initiated-edits nil
      enable-local-variables nil confirm-kill-processes nil use-dialog-box nil eglot-send-changes-idle-time 0.1)

(defun press (keys) (execute-kbd-macro (kbd keys)))

(defun open-file (name)
  (execute-kbd-macro (vconcat (kbd "C-x C-f") (kbd "C-a C-k") (concat root name) (kbd "RET")))
  (wait (concat "managed: " name) #'eglot-managed-p))

(defun findings ()
  "What Flymake shows in the buffer."
  (vconcat
   (mapcar
    (lambda (finding)
      (save-excursion
        (goto-char (flymake-diagnostic-beg finding))
        `((line . ,(line-number-at-pos))
          (column . ,(- (point) (line-beginning-position)))
          (severity . ,(pcase (flymake-diagnostic-type finding)
                         ('eglot-error "error") ('eglot-warning "warning") ('eglot-note "info")))
          (message . ,(flymake-diagnostic-text finding)))))
    (flymake-diagnostics))))

(defun await-findings (what count)
  (wait what (lambda () (= (length (flymake-diagnostics)) count))))

(defun text () (buffer-substring-no-properties (point-min) (point-max)))

(defun find-text (text &optional offset)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (+ (match-beginning 0) (or offset 0))))

(defun choose-action (wanted)
  "Choose the code action at point whose title contains WANTED, and return all titles."
  (let (titles)
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt choices &rest _)
                 (setq titles (mapcar #'car choices))
                 (or (cl-find-if (lambda (title) (string-match-p (regexp-quote wanted) title)) titles)
                     (error "No code action '%s' among %s" wanted titles))))
              (last-nonmenu-event ?x))
      (call-interactively #'eglot-code-actions))
    (vconcat titles)))

(defun hover ()
  "What ElDoc shows for the place."
  (let (shown)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown (if text (substring-no-properties text) ""))))
    (wait "hover" (lambda () shown))
    shown))

(defun place ()
  (vector (file-relative-name (file-truename buffer-file-name) root) (line-number-at-pos) (- (point) (line-beginning-position))))

(defun jump (command)
  "Where COMMAND goes: one place, or those that its list offers."
  (let ((configuration (current-window-configuration)) (start (point-marker)) places)
    (call-interactively command)
    (if-let ((list (cl-find-if (lambda (buffer) (with-current-buffer buffer (derived-mode-p 'xref--xref-buffer-mode)))
                               (mapcar #'window-buffer (window-list)))))
        (with-current-buffer list
          (goto-char (point-min))
          (while (let ((before (point))) (ignore-errors (xref-next-line)) (/= before (point)))
            (let ((item (get-text-property (point) 'xref-item)))
              (when item
                (save-window-excursion
                  (with-current-buffer (marker-buffer (xref-location-marker (xref-item-location item)))
                    (save-excursion
                      (goto-char (xref-location-marker (xref-item-location item)))
                      (push (place) places)))))))
          (kill-buffer list))
      (push (place) places))
    (set-window-configuration configuration)
    (goto-char start)
    (vconcat (delete-dups (nreverse places)))))

(defun steps ()
  (open-file "Sources/Keys.swift")
  ;; The answer to a question comes after the first findings.
  (find-text "rowCount")
  (hover)
  (sit-for 0.2)
  (note 'clean (findings))

  (find-text "let")
  (press "M-d v a r")
  (await-findings "the finding" 1)
  (note 'fault (findings))
  (find-text "var")
  (note 'titles (choose-action "'static let'"))
  (await-findings "no finding after the fix" 0)
  (note 'mended (text))
  (note 'mendedFindings (findings))

  (find-text "let")
  (press "M-d v a r")
  (await-findings "the finding again" 1)
  (find-text "var")
  (choose-action "for this line")
  (await-findings "no finding after suppressing" 0)
  (note 'suppressed (text))
  (note 'suppressedFindings (findings))
  (revert-buffer t t)

  (open-file "Sources/Rows.swift")
  (find-text "\\.rowCount" 2)
  (note 'hover (hover))
  (note 'definition (aref (jump #'xref-find-definitions) 0))
  (note 'implementations (jump #'eglot-find-implementation))
  (note 'references (let ((current-prefix-arg nil)) (jump #'xref-find-references)))

  (open-file "Sources/App.swift")
  (find-text "  @State")
  (press "C-a C-k C-k")
  (find-text "        .environment(library)")
  (press "C-a C-k C-k")
  (switch-to-buffer "Rows.swift")
  (await-findings "the finding in another file" 1)
  (note 'elsewhere (findings))
  (switch-to-buffer "App.swift")
  (revert-buffer t t)
  (switch-to-buffer "Rows.swift")
  (await-findings "no finding in another file" 0)
  (note 'elsewhereMended (findings)))

(defun run ()
  (condition-case problem
      (steps)
    (error (note 'error (format "%s" (error-message-string problem)))
           (note 'messages (with-current-buffer (messages-buffer) (text)))))
  (write-facts)
  (kill-emacs))

;; By a timer, because Emacs only notices pauses once it reads keys.
(run-with-timer 0.1 nil #'run)
