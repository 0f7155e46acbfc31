/** Keywords of English pages about questions, errors and help: see `../index.ts`. */
export const MORE: Readonly<Record<string, string>> = {
  '/guide/more/errors':
    'error list, exception, stack trace, warning text, weird, complain, catalogue, remedy',
  '/guide/more/errors#config':
    'does not start, config error, startup crash, read settings, before compiling, broken install',
  '/guide/more/errors#err-require-esm':
    'require() of ES Module, not supported, node 18, node version, Must use import, rename, syntax, statement outside module',
  '/guide/more/errors#err-package-path-not-exported':
    'No exports main defined, subpath, package.json exports',
  '/guide/more/errors#not-a-constructor':
    'TypeError, import wrong, undefined plugin, default import, is not a function, rsdoctorwebpackplugin, webpack-plugin, destructure',
  '/guide/more/errors#cannot-find-package':
    'MODULE_NOT_FOUND, not installed, ERR_MODULE_NOT_FOUND, missing dependency, pnpm hoist, webpack-plugin',
  '/guide/more/errors#please-install': 'plugin missing',
  '/guide/more/errors#rsdoctor-not-recognized':
    'cmd.exe, powershell, not recognized as the name of a cmdlet, internal or external command, operable program, batch file, set variable, CommandNotFoundException',
  '/guide/more/errors#typescript':
    'tsc, type error, not assignable, Property is missing in type, Object literal may only specify known properties, TS2322, TS2307, editor, underline, squiggle',
  '/guide/more/errors#gzip-level': 'out of range, invalid number',
  '/guide/more/errors#build':
    'crash, build fails, aborted, breaks, stops with an error, exception, dies, halts, terminates, nonzero',
  '/guide/more/errors#heap-out-of-memory':
    'FATAL ERROR, Reached heap limit, Allocation failed, OOM, crash, Ineffective mark-compacts, exit code 134, eats ram, gb, dies, v8',
  '/guide/more/errors#exit-code-137': 'OOMKilled, SIGKILL, docker, kubernetes, pod, oom killer',
  '/guide/more/errors#string-too-long':
    'ERR_STRING_TOO_LONG, 512 MB, huge bundle, toString failed, big, v8, stringify',
  '/guide/more/errors#call-stack': 'RangeError, stack overflow, recursion, infinite loop, too many rebuilds',
  '/guide/more/errors#circular-structure':
    'TypeError, JSON.stringify, serialize, property closes the circle, cyclic value, recursive, points back, settings',
  '/guide/more/errors#napi-fallback': 'react native, wrong type',
  '/guide/more/errors#eaddrinuse':
    'address already in use, listen, port occupied, conflict, node:net, errno -98, socket, busy, collides, fighting',
  '/guide/more/errors#thread-loader-worker': 'worker crash, parallel',
  '/guide/more/errors#enoent-json': 'cannot write, folder missing',
  '/guide/more/errors#warnings': 'harmless, safe to ignore, caution, extra lines',
  '/guide/more/errors#devtool-module-filename-template': 'sentry, home directory, rewritten',
  '/guide/more/errors#eval-source-map': 'no sizes',
  '/guide/more/errors#deprecated':
    'warning about options, migrate, RSDOCTOR WARN, replaced, deprecation, outdated settings, obsolete',
  '/guide/more/errors#banner-plugin': 'drop console, terser',
  '/guide/more/errors#failed-to-open':
    'browser did not start, spawn xdg-open, headless, no display, ssh, remote server',
  '/guide/more/errors#reports': "won't open, trouble viewing, broken view, unreadable",
  '/guide/more/errors#enoent-manifest':
    'no such file or directory, moved folder, copied report, missing file, downloaded artifact',
  '/guide/more/errors#analyze-syntax-error':
    'corrupt file, truncated, unexpected end of json, broken, cancelled, parse',
  '/guide/more/errors#load-data-failed':
    'fetch failed, server stopped, report stays empty, network error, loading error, retry, toast, popup, closed terminal',
  '/guide/more/errors#cannot-destructure-size': 'page crash, old version',
  '/guide/more/errors#no-loader-result':
    'code not shown, empty code, source missing, no output, babel, transformed, before after',
  '/guide/more/errors#http-403':
    'forbidden, access denied, localhost blocked, other host, not allowed, hostname, custom domain, behind reverse proxy, ngrok',
  '/guide/more/errors#missing-required-argument': 'forgot the path, usage',
  '/guide/more/errors#unknown-option': 'wrong flag, cli argument, unrecognized, parameter',
  '/guide/more/errors#json-and-html': 'two formats, conflict, both, one go, green, at once',
  '/guide/more/errors#blank-page':
    'white page, white screen, nothing renders, embedded, empty window, uncaught error, does not load, wsod, publisher',
  '/guide/more/errors#markers': 'informational messages, stdout, normal lines',
  '/guide/more/errors#rsdoctor-start': 'strange comments, odd characters',
  '/guide/more/errors#generated-brief-report': 'success message, where is the file, saved, created, log',
  '/guide/more/errors#analyzer-running-on':
    'local server, url in terminal, keeps running, process does not end, http://localhost, never returns, daemon, busy, stay alive',
  '/guide/more/faq':
    'questions and answers, help, common problems, q&a, gotchas, pitfalls, typical, beginners',
  '/guide/more/faq#which-version':
    'latest, peer dependency, compatible, version mismatch, npm tag, next, pin, release line, 1.x',
  '/guide/more/faq#node-version': 'node 16, node 18, minimum node, unsupported engine, nvm, old node',
  '/guide/more/faq#upgrade':
    'migrate, breaking changes, move from 0.4, renamed options, update, new major, bump, v2, 2.0',
  '/guide/more/faq#type-errors':
    'tsc fails, typings, type mismatch, does not compile, d.ts, Plugin type incompatible, cjs, esm, red underline, complains',
  '/guide/more/faq#rsdoctor-variable':
    'environment variable, no effect, not triggered, not analyzing, nothing happens, plugin not active, exported, activated, env var',
  '/guide/more/faq#only-bundle-analysis':
    'only sizes, skip loaders, less data, lite, disable compile analysis, without loader timing, faster build, lightweight, limit, weights',
  '/guide/more/faq#turn-off':
    'disable, switch off, stop using, get rid of, deactivate, temporarily, completely',
  '/guide/more/faq#production-builds':
    'prod, leave enabled, always on, release, safe, ship, live site, keep the plugin',
  '/guide/more/faq#vite': 'rolldown, parcel, rollup plugin, unsupported bundler, other bundlers, esbuild',
  '/guide/more/faq#several-compilers':
    'multi compiler, array of configs, client and server, ssr, merge reports, multiple builds',
  '/guide/more/faq#rsbuild-environments': 'web and node, ssr, overwritten',
  '/guide/more/faq#module-federation':
    'micro frontend, host, mfe, shared modules, remoteEntry, across apps, qiankun, single-spa',
  '/guide/more/faq#monorepo': 'turborepo, where to install, several apps',
  '/guide/more/faq#dev-server':
    'hot reload, hmr, serve, slow refresh, incremental build, start script, npm start, stale, save',
  '/guide/more/faq#huge-project':
    'large repository, too big, many modules, monolith, string too long, thousands of files, giant app, enterprise, codebase, enormous, large-scale, ram',
  '/guide/more/faq#out-of-memory': 'OOM, crash, ram, allocation failed',
  '/guide/more/faq#slower-build':
    'overhead, plugin makes build slow, takes longer, performance impact, analysis slow, faster, speed',
  '/guide/more/faq#silent-build':
    'nothing emitted, dist empty, exits silently, exit code 0, skips the build, quits, no error shown, not emitted',
  '/guide/more/faq#build-hangs':
    'stuck, freeze, never finishes, debug log, hanging, no progress, deadlock, frozen, stands still, endless',
  '/guide/more/faq#bundle-grew':
    'suddenly larger, why bigger, regression, increase, jumped, overnight, after upgrade',
  '/guide/more/faq#no-bundled-size':
    'parsed size missing, zero bytes, size empty, N/A, sizes are 0, unknown, minified',
  '/guide/more/faq#content-hash':
    'hash changes, file names differ, cache busting, different output with plugin',
  '/guide/more/faq#persistent-cache':
    'filesystem cache, second build, loaders missing, cached, empty loader data, warm cache',
  '/guide/more/faq#deploy-source-maps': 'leak, publish source map, remove maps, security, expose source',
  '/guide/more/faq#differs-from-webpack-bundle-analyzer':
    'different numbers, compare tools, mismatch, stat parsed, other analyzer, not the same, treemap, match, wba',
  '/guide/more/faq#differs-from-disk':
    'file size mismatch, sum of modules, runtime code, does not add up, bigger than listed, wrong numbers, finder, folder size, lower, parts',
  '/guide/more/faq#differs-from-gzip':
    'network tab, transfer size, cdn, devtools size, browser shows other size, content-encoding, nginx, br, exceed, zstd',
  '/guide/more/faq#missing-modules':
    'not listed, externals, cannot find module, disappeared, file not shown, absent, imported, nowhere, tree-shaken, anywhere',
  '/guide/more/faq#empty-second-run': 'second build, blank, no modules',
  '/guide/more/faq#bundle-files': 'jsbundle, mobile app, re.pack',
  '/guide/more/faq#wrong-package-size':
    'inaccurate, package too small, peer, size in the wrong package, incorrect, off, prefix, merged, mixed up, belongs',
  '/guide/more/faq#slow-build':
    'takes minutes, optimize build time, bottleneck, performance, long compile, faster, slower, pipeline, slowest',
  '/guide/more/faq#loader-durations':
    'accurate, precision, sum larger than build, async, parallel, trust the times, timing wrong, milliseconds, misleading, weird, reliable',
  '/guide/more/faq#css-extract-slow': 'slow sass, slow styles',
  '/guide/more/faq#vue': 'sfc, single file component',
  '/guide/more/faq#thread-loader':
    'workers, no loader data, multi-thread, missing times, jest-worker, empty loaders, happypack',
  '/guide/more/faq#few-hooks':
    'missing hooks, plugin list short, incomplete plugins, not all plugins, native code, trace, invisible, rust core',
  '/guide/more/faq#native-plugin': 'disable rust, crash, segfault, panic, binding',
  '/guide/more/faq#warning-meaning': 'explain a message',
  '/guide/more/faq#e1004-silent':
    'no result, ES version check not working, browserslist missing, nothing reported, not checked, tab shows 0, empty tab',
  '/guide/more/faq#silent-rules':
    'no warnings, zero findings, rule does not run, nothing found, not supported on rspack, not triggered, checks, tab always 0, silent',
  '/guide/more/faq#no-rule-code': 'code missing, everything red, duplicate rsdoctor',
  '/guide/more/faq#setting-ignored':
    'rule off still reported, not applied, does not work, wrong key, config not picked up, severity override, rule id',
  '/guide/more/faq#error-does-not-fail':
    'exit code 0, ci still green, build passes, break build, fail on error, strict, non-zero, stop build, block merge',
  '/guide/more/faq#warnings-doubled':
    'two times, duplicate messages, too many warnings, same warning again, repeated, counted double, counter, inflated, too high',
  '/guide/more/faq#build-does-not-exit':
    'hangs, never returns, process keeps running, terminal stuck, does not finish, no prompt, waiting, does not stop, runs forever',
  '/guide/more/faq#stop-the-browser':
    'auto open, do not launch, tab opens, disable opening, popup, headless, prevent, unwanted, browser window, annoying',
  '/guide/more/faq#nextjs':
    'report closes, cannot open, connection refused, process ends, server stopped, disappears, immediately, dies, instantly, unreachable',
  '/guide/more/faq#eaddrinuse': 'port taken, conflict',
  '/guide/more/faq#port-in-use':
    'address already in use, change port, occupied, other process, conflict, kill, 8080, taken, url changes',
  '/guide/more/faq#container':
    'remote server, wsl, virtual machine, devcontainer, codespaces, port forwarding, remote development, vm, bind, all interfaces, port mapping, empty response',
  '/guide/more/faq#where-is-the-brief-report':
    'path, output location, cannot find report, file name, saved where, dist, written, single-file',
  '/guide/more/faq#moved-report':
    'copied folder, artifact, other computer, send to colleague, zip, manifest path',
  '/guide/more/faq#uploader-empty':
    'upload shows nothing, blank, json not accepted, wrong file, no data after upload, drag and drop',
  '/guide/more/faq#no-code-in-brief':
    'source not shown, missing source, cannot see code, shared html, empty code panel, hidden, code tab',
  '/guide/more/faq#white-page':
    'nothing rendered, embed, csp, empty page, does not load, javascript error, frame, screen of death, localhost',
  '/guide/more/faq#code-view-offline':
    'no internet, intranet, airgapped, firewall, corporate network, spinner, loading forever, proxy blocks, air-gapped',
  '/guide/more/faq#report-too-large':
    'huge html, megabytes, slow to open, browser crashes, reduce report, takes forever, too big, heavy file, shrink, freezes, smaller report',
  '/guide/more/faq#data-leaving':
    'privacy, telemetry, upload, security, confidential, phone home, source code sent, tracking, analytics, third party, safe for company, cloud',
  '/guide/more/faq#ai-assistant': 'claude, cursor, copilot, chatgpt, llm, agent, model',
  '/guide/more/faq#mcp-file': 'home directory, unknown file, safe to remove',
  '/guide/more/faq#publish-a-report':
    'host, public, share online, leak, github pages, confidential, expose, secrets, visible, outsiders, sensitive',
  '/guide/more/faq#tree-shaking-page':
    'missing menu, treeShaking feature, removed view, side effects page, unused exports, dead code',
  '/guide/more/faq#error-messages': 'stack trace, exceptions',
  '/guide/more/help':
    'support, contact, community, discord, issue tracker, feedback, assistance, stuck, in touch, human',
  '/guide/more/help#look-it-up': 'already reported, known problem, self-service, duplicate issue',
  '/guide/more/help#where-to-ask':
    'github issues, discussions, chat, community, stack overflow, maintainers, docs mistake, forum, slack, developers',
  '/guide/more/help#what-to-send':
    'attach, reproduction info, logs, issue template, version info, details, crash, more output, verbose',
  '/guide/more/help#small-project':
    'minimal reproduction, repro, stripped-down example, barebones, codesandbox, stackblitz, demo repository, starter, isolate, reduce, boil down',
  '/guide/more/help#small-report':
    'anonymize, share report, confidential, attach file, strip code, too large to attach, sanitize, leak, diagnostics, redact',
  '/guide/more/rules': 'look up a code, explain a warning, e-number, e10xx, unknown, which check',
  '/guide/more/rules#diagnose':
    'paste error, look up message, what does this mean, error lookup, interpret, console, drop',
  '/guide/more/rules#all-rules': 'list of checks, overview of codes',
  '/guide/more/rules#read-a-code': 'prefix, console message, warning format',
  '/guide/more/rules#act-on-a-finding':
    'ignore, what to do about a warning, suppress, next step, prints code, rule reports, triage',
  '/guide/more/troubleshooting':
    'does not work, problem, debug, fix, broken, issue, diagnose, first aid, help',
  '/guide/more/troubleshooting#no-report':
    'nothing happens, not shown, does not open, no output, plugin does nothing, no url, not generated, missing report, cannot see, pop up, unocss, unplugin-icons',
  '/guide/more/troubleshooting#incomplete':
    'empty report, missing data, no sizes, blank sections, zero modules, part of the report, no loaders, partial, not all, half, collected, disappeared',
};
