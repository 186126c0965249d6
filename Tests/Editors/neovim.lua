-- What neovim.py does in Neovim: takes the steps that project.py describes, and writes what it saw to $ENVLINT_FACTS as JSON.
--
-- Run by neovim.py. Uses only functions that users call or map to keys. Works with Neovim 0.7 and newer.

local facts = { version = tostring(vim.version().major) .. '.' .. vim.version().minor .. '.' .. vim.version().patch }
local root = vim.loop.cwd()
local seconds = 15

local function finish()
  local file = io.open(vim.env.ENVLINT_FACTS, 'w')
  file:write(vim.fn.json_encode(facts))
  file:close()
  vim.cmd('qall!')
end

local function wait(what, condition)
  if not vim.wait(seconds * 1000, condition, 20) then
    error(('%s: not within %d seconds'):format(what, seconds), 0)
  end
end

-- The server, as in Documentation/Editors.md.
dofile(vim.env.ENVLINT_SNIPPET)

local function client()
  local all = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
  return all[1]
end

local function open(name)
  vim.cmd('edit ' .. name)
  wait('attached to ' .. name, function()
    return client() and client().initialized and vim.lsp.buf_is_attached(0, client().id)
  end)
end

-- From a byte in a line to the number of characters before it.
local function characters(bufnr, line, byte)
  local text = vim.api.nvim_buf_get_lines(bufnr, line, line + 1, false)[1] or ''
  return vim.fn.strchars(text:sub(1, byte))
end

local severities = { 'error', 'warning', 'info', 'hint' }

local function findings(bufnr)
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(bufnr)) do
    local data = diagnostic.user_data and diagnostic.user_data.lsp or {}
    table.insert(found, {
      line = diagnostic.lnum + 1,
      column = characters(bufnr, diagnostic.lnum, diagnostic.col),
      severity = severities[diagnostic.severity],
      message = diagnostic.message,
      code = diagnostic.code or data.code,
    })
  end
  return found
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') .. '\n'
end

local function type_keys(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'xt', false)
end

local function await_findings(what, bufnr, count)
  wait(what, function() return #vim.diagnostic.get(bufnr) == count end)
end

-- Code actions under the cursor: the one whose title contains the text is chosen from the menu.
local function choose_action(wanted)
  local titles, chosen = {}, false
  local select = vim.ui.select
  vim.ui.select = function(items, options, choice)
    for _, item in ipairs(items) do titles[#titles + 1] = options.format_item(item) end
    for index, item in ipairs(items) do
      if titles[index]:find(wanted, 1, true) then
        choice(item, index)
        chosen = true
        return
      end
    end
    choice(nil)
  end
  vim.lsp.buf.code_action()
  vim.wait(seconds * 1000, function() return #titles > 0 end, 20)
  vim.ui.select = select
  if not chosen then error(('no code action %q among %s'):format(wanted, vim.inspect(titles)), 0) end
  return titles
end

local function search(pattern)
  vim.fn.cursor(1, 1)
  if vim.fn.search(pattern, 'c') == 0 then error('nothing like ' .. pattern, 0) end
end

local function relative(path)
  return (path:gsub('^' .. vim.pesc(root) .. '/', ''))
end

local function hover()
  local before = vim.api.nvim_list_wins()
  vim.lsp.buf.hover()
  local shown
  wait('hover', function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= '' then shown = window end
    end
    return shown ~= nil
  end)
  local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(shown), 0, -1, false)
  vim.api.nvim_win_close(shown, true)
  return table.concat(lines, '\n')
end

-- Where a jump goes. A list of several places stays in the quickfix list.
local function jump(what, go)
  local buffer, place = vim.api.nvim_get_current_buf(), vim.fn.getpos('.')
  vim.fn.setqflist({}, 'r')
  go()
  wait(what, function()
    return #vim.fn.getqflist() > 0 or vim.api.nvim_get_current_buf() ~= buffer or not vim.deep_equal(vim.fn.getpos('.'), place)
  end)
  local places = {}
  for _, item in ipairs(vim.fn.getqflist()) do
    table.insert(places, { relative(vim.fn.fnamemodify(vim.fn.bufname(item.bufnr), ':p')), item.lnum, item.col - 1 })
  end
  if #places == 0 then
    local cursor = vim.api.nvim_win_get_cursor(0)
    table.insert(places, { relative(vim.api.nvim_buf_get_name(0)), cursor[1], cursor[2] })
  end
  vim.cmd('cclose')
  vim.cmd('buffer! ' .. buffer)
  vim.fn.setpos('.', place)
  return places
end

local function steps()
  open('Sources/Keys.swift')
  local keys = vim.api.nvim_get_current_buf()
  -- The answer to a question comes after the first findings.
  search('rowCount')
  hover()
  facts.clean = findings(nil)

  search('static let')
  type_keys('wcwvar<Esc>')
  await_findings('the finding', keys, 1)
  facts.fault = findings(keys)
  facts.titles = choose_action("'static let'")
  await_findings('no finding after the fix', keys, 0)
  facts.mended = text()
  facts.mendedFindings = findings(nil)

  search('static let')
  type_keys('wcwvar<Esc>')
  await_findings('the finding again', keys, 1)
  choose_action('for this line')
  await_findings('no finding after suppressing', keys, 0)
  facts.suppressed = text()
  facts.suppressedFindings = findings(nil)
  vim.cmd('edit!')

  vim.lsp.codelens.refresh()
  wait('code lenses', function() return #vim.lsp.codelens.get(keys) > 0 end)
  facts.lenses = {}
  for index, lens in ipairs(vim.lsp.codelens.get(keys)) do facts.lenses[index] = lens.command and lens.command.title or '' end

  open('Sources/Rows.swift')
  local rows = vim.api.nvim_get_current_buf()
  search('\\\\\\.\\zsrowCount')
  facts.hover = hover()
  facts.definition = jump('definition', vim.lsp.buf.definition)[1]
  facts.implementations = jump('implementation', vim.lsp.buf.implementation)
  facts.references = jump('references', function() vim.lsp.buf.references() end)

  open('Sources/App.swift')
  search('@State')
  type_keys('dd')
  search('\\.environment(library)')
  type_keys('dd')
  await_findings('the finding in another file', rows, 1)
  facts.elsewhere = findings(rows)
  type_keys('2u')
  await_findings('no finding in another file', rows, 0)
  facts.elsewhereMended = findings(nil)
  vim.cmd('edit!')
end

local ok, problem = xpcall(steps, function(what)
  return type(what) == 'string' and not what:find('seconds') and debug.traceback(what) or what
end)
if not ok then facts.error = tostring(problem) end
finish()
