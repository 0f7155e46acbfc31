/** The keywords of options, terms, questions and errors: see `en.ts`. */
export const REFERENCE_EN: Readonly<Record<string, string>> = {
  // Options
  '/config/options/options':
    'configuration reference, settings, parameters, api, props, arguments, list of settings',
  '/config/options/options#all-options': 'table of settings, complete list, defaults, reference, overview',
  '/config/options/options#pass-options': 'where do I write, configure plugin, type checking, set settings',
  '/config/options/options#features':
    'turn off loader analysis, disable plugins data, only bundle, enable resolver, reduce memory, missing view, make sure you have turned on',
  '/config/options/options#linter-level': 'hide warnings, only errors, filter severity, quiet',
  '/config/options/options#linter-rules':
    'disable a rule, turn off warning, suppress, eslint-like, rule options',
  '/config/options/options#linter-extends': 'custom rule, add own rule, plugin rule, register rule',
  '/config/options/options#output-mode': 'single html, static report, offline report, share',
  '/config/options/options#output-options':
    'html file name, json report, write json, environment data, exclude data, reportHtml',
  '/config/options/options#output-report-code-type':
    'without source code, smaller report, hide code, reduce size, huge report, no assets code, privacy',
  '/config/options/options#output-report-dir': 'change location, where is the report saved, destination',
  '/config/options/options#output-compress-data': 'zlib, base64, readable data files',
  '/config/options/options#disable-client-server':
    'do not open browser, no server, exit after build, process hangs, never returns, headless, auto open, keeps running, does not stop',
  '/config/options/options#server-port':
    'change port, fixed port, address in use, conflict, ssh tunnel, docker port mapping',
  '/config/options/options#server-cors':
    'cross origin, access-control-allow-origin, blocked by CORS, other domain, fetch from another site',
  '/config/options/options#supports-parse-bundle':
    'skip parsing, faster analysis, no source map needed, memory, turn parsing off',
  '/config/options/options#supports-gzip': 'compressed size, zlib, brotli, transfer size, compression off',
  '/config/options/options#supports-banner': 'license comment, header comment, prefix in the file',
  '/config/options/options#supports-generate-tile-graph': 'treemap off, webpack-bundle-analyzer, map, tile',
  '/config/options/options#experiments-enable-native-plugin':
    'rust, faster rspack, builtin plugin, turn native off',
  '/config/options/options#print-log':
    'silent, quiet, hide url, console output, logging, terminal noise, verbose, no output',
  '/config/options/options#loader-interceptor-options':
    'skip loader, exclude loader, loader breaks, proxy loader, ignore one loader',
  '/config/options/options#name-and-stage':
    'multiple compilers, plugin order, client and server, multi config',
  '/config/options/options#deprecated-options':
    'migration, old config, renamed, removed, moved, replaced by, upgrade, legacy',
  '/config/options/options#environment-variables':
    'env, process.env, debug log, verbose logging, CI variable, RSDOCTOR_, which browser, dotenv',
  '/config/builder':
    'wizard, generator, questionnaire, which options do I need, recommended settings, ready-made',
  // Glossary
  '/config/options/term':
    'jargon, definitions, vocabulary, dictionary, what does it mean, terminology, meaning of words',
  '/config/options/term#bailout-reason': 'deopt, optimization bailout, not concatenated, reason kept',
  '/config/options/term#merged-module':
    'scope hoisting, module concatenation, ConcatenatedModule, flattened, hoisted, several modules in one',
  '/config/options/term#tree-shaking': 'dead code elimination, remove unused code, DCE',
  '/config/options/term#side-effects': 'sideEffects flag, package.json sideEffects, pure',
  '/config/options/term#minification': 'uglify, terser, swc minify, compress code, mangle, shrink',
  '/config/options/term#source-size': 'stat size, original size, raw size, before bundling, unprocessed',
  '/config/options/term#bundled-size': 'minified size, after bundling, real size, output size',
  '/config/options/term#gzip-size': 'transfer size, over the wire, download size, network size',
  '/config/options/term#initial-chunk': 'entry chunk, first load, critical, startup code, first screen',
  '/config/options/term#async-chunk': 'lazy loading, dynamic import, on demand, route chunk, code split',
  '/config/options/term#split-chunks': 'code splitting, vendor chunk, cacheGroups, common chunk',
  '/config/options/term#content-hash': 'fingerprint, cache busting, hashed file name, long-term caching',
  '/config/options/term#duplicate-package': 'several versions, two copies, same library twice, redundant',
  '/config/options/term#issuer': 'importer, parent, who imports',
  '/config/options/term#treemap': 'tile graph, foamtree, map of sizes',
  '/config/options/term#duration': 'elapsed, ms, cost, how long',
  '/config/options/term#baseline': 'old version, reference build, base, previous',
  '/config/options/term#tap': 'callback, hook function, subscribe, tapable',
  '/config/options/term#brief-mode':
    'single html, static report, self-contained, standalone, without a server',
  '/config/options/term#report-server': 'local server, localhost, http, websocket, dev server of the report',
  '/config/options/term#uploader': 'open json, import file, load report, drag and drop',
  '/config/options/term#overlay':
    'error overlay, popup in the browser, warnings shown twice, dev server overlay',
  '/config/options/term#severity': 'level of importance, priority',
  '/config/options/term#es-module': 'esm, import export, mjs, ecmascript module',
  '/config/options/term#commonjs': 'cjs, node module',
  // Questions
  '/guide/more/faq': 'questions and answers, help, common problems, q&a',
  '/guide/more/faq#which-version':
    'latest, peer dependency, compatible, version mismatch, npm tag, next, pin',
  '/guide/more/faq#node-version': 'node 16, node 18, minimum node, unsupported engine, nvm, old node',
  '/guide/more/faq#upgrade': 'migrate, breaking changes, move from 0.4, renamed options, update, new major',
  '/guide/more/faq#type-errors':
    'tsc fails, typings, type mismatch, does not compile, d.ts, Plugin type incompatible',
  '/guide/more/faq#rsdoctor-variable':
    'environment variable, no effect, not triggered, not analyzing, nothing happens, plugin not active',
  '/guide/more/faq#only-bundle-analysis':
    'only sizes, skip loaders, less data, lite, disable compile analysis, without loader timing, faster build',
  '/guide/more/faq#turn-off': 'disable, switch off, stop using, get rid of',
  '/guide/more/faq#production-builds':
    'prod, leave enabled, always on, release, safe, ship, live site, keep the plugin',
  '/guide/more/faq#vite': 'rolldown, parcel, rollup plugin, unsupported bundler, other bundlers',
  '/guide/more/faq#several-compilers':
    'multi compiler, array of configs, client and server, ssr, merge reports, multiple builds',
  '/guide/more/faq#module-federation': 'micro frontend, host, mfe, shared modules, remoteEntry',
  '/guide/more/faq#dev-server': 'hot reload, hmr, serve, slow refresh, incremental build, start script',
  '/guide/more/faq#slower-build':
    'overhead, plugin makes build slow, takes longer, performance impact, analysis slow',
  '/guide/more/faq#out-of-memory': 'OOM, crash, killed, ram, allocation failed, exit 137',
  '/guide/more/faq#huge-project':
    'large repository, too big, many modules, monolith, string too long, thousands of files, giant app',
  '/guide/more/faq#build-hangs': 'stuck, freeze, never finishes, debug log, hanging, no progress, deadlock',
  '/guide/more/faq#persistent-cache':
    'filesystem cache, second build, loaders missing, cached, empty loader data, warm cache',
  '/guide/more/faq#no-bundled-size': 'parsed size missing, zero bytes, size empty, N/A, sizes are 0',
  '/guide/more/faq#content-hash':
    'hash changes, file names differ, cache busting, different output with plugin',
  '/guide/more/faq#deploy-source-maps': 'leak, publish source map, remove maps, security, expose source',
  '/guide/more/faq#differs-from-webpack-bundle-analyzer':
    'different numbers, compare tools, mismatch, stat parsed, other analyzer, not the same',
  '/guide/more/faq#differs-from-disk':
    'file size mismatch, sum of modules, runtime code, does not add up, bigger than listed, wrong numbers, finder',
  '/guide/more/faq#differs-from-gzip':
    'network tab, transfer size, cdn, devtools size, browser shows other size, content-encoding, nginx',
  '/guide/more/faq#missing-modules':
    'not listed, externals, cannot find module, disappeared, file not shown, absent',
  '/guide/more/faq#wrong-package-size':
    'inaccurate, package too small, peer, size in the wrong package, incorrect, off',
  '/guide/more/faq#slow-build':
    'takes minutes, optimize build time, bottleneck, performance, long compile, faster',
  '/guide/more/faq#loader-durations':
    'accurate, precision, sum larger than build, async, parallel, trust the times, timing wrong',
  '/guide/more/faq#thread-loader':
    'workers, no loader data, multi-thread, missing times, jest-worker, empty loaders',
  '/guide/more/faq#few-hooks': 'missing hooks, plugin list short, incomplete plugins, not all plugins',
  '/guide/more/faq#e1004-silent':
    'no result, ES version check not working, browserslist missing, nothing reported, not checked',
  '/guide/more/faq#silent-rules':
    'no warnings, zero findings, rule does not run, nothing found, not supported on rspack, not triggered',
  '/guide/more/faq#setting-ignored':
    'rule off still reported, not applied, does not work, wrong key, config not picked up',
  '/guide/more/faq#error-does-not-fail':
    'exit code 0, ci still green, build passes, break build, fail on error, strict, non-zero',
  '/guide/more/faq#warnings-doubled':
    'two times, duplicate messages, too many warnings, same warning again, repeated, counted double',
  '/guide/more/faq#build-does-not-exit':
    'hangs, never returns, process keeps running, terminal stuck, does not finish, no prompt, waiting, does not stop, runs forever',
  '/guide/more/faq#stop-the-browser':
    'auto open, do not launch, tab opens, disable opening, popup, headless, prevent',
  '/guide/more/faq#nextjs':
    'report closes, cannot open, connection refused, process ends, server stopped, disappears',
  '/guide/more/faq#port-in-use':
    'address already in use, change port, occupied, other process, conflict, kill',
  '/guide/more/faq#container':
    'remote server, wsl, virtual machine, devcontainer, codespaces, port forwarding, remote development, vm',
  '/guide/more/faq#where-is-the-brief-report':
    'path, output location, cannot find report, file name, saved where',
  '/guide/more/faq#moved-report':
    'copied folder, artifact, other computer, send to colleague, zip, manifest path',
  '/guide/more/faq#uploader-empty':
    'upload shows nothing, blank, json not accepted, wrong file, no data after upload, drag and drop',
  '/guide/more/faq#no-code-in-brief':
    'source not shown, missing source, cannot see code, shared html, empty code panel, hidden',
  '/guide/more/faq#white-page':
    'nothing rendered, embed, csp, empty page, does not load, javascript error, frame',
  '/guide/more/faq#code-view-offline':
    'no internet, intranet, airgapped, firewall, corporate network, spinner, loading forever, proxy blocks',
  '/guide/more/faq#report-too-large':
    'huge html, megabytes, slow to open, browser crashes, reduce report, takes forever, too big, heavy file, shrink, freezes',
  '/guide/more/faq#data-leaving':
    'privacy, telemetry, upload, security, confidential, phone home, source code sent, tracking, analytics, third party, safe for company',
  '/guide/more/faq#ai-assistant': 'claude, cursor, copilot, chatgpt, llm, agent, model',
  '/guide/more/faq#mcp-file': 'home directory, unknown file, safe to remove',
  '/guide/more/faq#publish-a-report':
    'host, public, share online, leak, github pages, confidential, expose, secrets',
  '/guide/more/faq#tree-shaking-page': 'missing menu, treeShaking feature, removed view, side effects page',
  '/guide/more/troubleshooting': 'does not work, problem, debug, fix, broken, issue',
  '/guide/more/troubleshooting#no-report':
    'nothing happens, not shown, does not open, no output, plugin does nothing, no url, page never opens, not generated, missing report, cannot see, no window',
  '/guide/more/troubleshooting#incomplete':
    'empty report, missing data, no sizes, blank sections, zero modules, part of the report, no loaders, partial, not all',
  '/guide/more/help': 'support, contact, community, discord, issue tracker, feedback',
  '/guide/more/help#where-to-ask': 'github issues, discussions, chat, community, stack overflow, maintainers',
  '/guide/more/help#what-to-send': 'attach, reproduction info, logs, issue template, version info, details',
  '/guide/more/help#small-project':
    'minimal reproduction, repro, stripped-down example, barebones, codesandbox, stackblitz, demo repository',
  '/guide/more/help#small-report':
    'anonymize, share report, confidential, attach file, strip code, too large to attach',
  // Errors
  '/guide/more/errors': 'error list, exception, stack trace, warning text',
  '/guide/more/errors#err-require-esm':
    'require() of ES Module, not supported, node 18, node version, Must use import',
  '/guide/more/errors#err-package-path-not-exported':
    'No exports main defined, subpath, package.json exports',
  '/guide/more/errors#not-a-constructor':
    'TypeError, import wrong, undefined plugin, default import, is not a function',
  '/guide/more/errors#cannot-find-package':
    'MODULE_NOT_FOUND, not installed, ERR_MODULE_NOT_FOUND, missing dependency, pnpm hoist',
  '/guide/more/errors#rsdoctor-not-recognized':
    'cmd.exe, powershell, not recognized as the name of a cmdlet, internal or external command, operable program, batch file, set variable, CommandNotFoundException',
  '/guide/more/errors#typescript':
    'tsc, type error, not assignable, Property is missing in type, Object literal may only specify known properties, TS2322, TS2307',
  '/guide/more/errors#heap-out-of-memory':
    'FATAL ERROR, Reached heap limit, Allocation failed, OOM, crash, Ineffective mark-compacts, killed, exit code 134',
  '/guide/more/errors#string-too-long':
    'ERR_STRING_TOO_LONG, 512 MB, RangeError, huge bundle, toString failed',
  '/guide/more/errors#circular-structure': 'TypeError, JSON.stringify, serialize, property closes the circle',
  '/guide/more/errors#eaddrinuse':
    'address already in use, listen, port occupied, conflict, node:net, errno -98',
  '/guide/more/errors#deprecated': 'warning about options, migrate, RSDOCTOR WARN, replaced',
  '/guide/more/errors#failed-to-open':
    'browser did not start, spawn xdg-open, headless, no display, ssh, remote server',
  '/guide/more/errors#enoent-manifest':
    'no such file or directory, moved folder, copied report, missing file, downloaded artifact',
  '/guide/more/errors#load-data-failed':
    'fetch failed, server stopped, report stays empty, network error, loading error',
  '/guide/more/errors#no-loader-result': 'code not shown, empty code, source missing, no output',
  '/guide/more/errors#http-403': 'forbidden, access denied, localhost blocked, other host, not allowed',
  '/guide/more/errors#unknown-option': 'wrong flag, cli argument, unrecognized, parameter',
  '/guide/more/errors#blank-page':
    'white page, white screen, nothing renders, embedded, empty window, uncaught error, does not load',
  '/guide/more/errors#analyzer-running-on':
    'local server, url in terminal, keeps running, process does not end, http://localhost, never returns',
  '/guide/more/errors#build': 'crash, build fails, aborted, breaks, stops with an error, exception',
};
