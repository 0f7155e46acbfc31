/** Keywords of English pages about options and terms: see `../index.ts`. */
export const CONFIG: Readonly<Record<string, string>> = {
  '/config/builder':
    'wizard, generator, questionnaire, which options do I need, recommended settings, ready-made, interactive, form, online, complicated',
  '/config/builder#your-configuration': 'selections, permalink',
  '/config/builder#check': 'typo, unknown field, validate, validator, lint options',
  '/config/builder#aims':
    'goals, presets, recommended, which options, only care about, recipes, cheat sheet, use case, copy-paste',
  '/config/options/options':
    'configuration reference, settings, parameters, api, props, arguments, list of settings, tune, knobs, config docs, customize',
  '/config/options/options#all-options':
    'table of settings, complete list, defaults, reference, overview, autocomplete, typings, full api, undocumented',
  '/config/options/options#pass-options': 'where do I write, configure plugin, type checking, set settings',
  '/config/options/options#features':
    'turn off loader analysis, disable plugins data, only bundle, enable resolver, reduce memory, missing view, make sure you have turned on',
  '/config/options/options#linter': 'disable, checks',
  '/config/options/options#linter-level':
    'hide warnings, only errors, filter severity, quiet, threshold, complaints, strict',
  '/config/options/options#linter-rules':
    'disable a rule, turn off warning, suppress, eslint-like, rule options',
  '/config/options/options#linter-extends':
    'custom rule, add own rule, plugin rule, register rule, third-party',
  '/config/options/options#output': 'where saved, export, format',
  '/config/options/options#output-mode':
    'single html, static report, offline report, share, shareable, portable, self-contained, customer',
  '/config/options/options#output-options':
    'html file name, json report, write json, environment data, exclude data, reportHtml, machine-readable, rename',
  '/config/options/options#output-report-code-type':
    'without source code, smaller report, hide code, reduce size, huge report, no assets code, privacy, strip, gigabytes, disk space, slim',
  '/config/options/options#output-report-dir':
    'change location, where is the report saved, destination, dist, uploaded, store',
  '/config/options/options#output-compress-data': 'zlib, base64, readable data files',
  '/config/options/options#disable-client-server':
    'do not open browser, no server, exit after build, process hangs, never returns, headless, auto open, keeps running, does not stop, openanalyzer, pops up, launch',
  '/config/options/options#server':
    'lan, wifi, same network, colleagues, other machine, lock down, unreachable, host option, ip address, expose',
  '/config/options/options#server-port':
    'change port, fixed port, address in use, conflict, ssh tunnel, docker port mapping, listen',
  '/config/options/options#server-cors':
    'cross origin, access-control-allow-origin, blocked by CORS, other domain, fetch from another site',
  '/config/options/options#supports': 'turn off, parsing',
  '/config/options/options#supports-parse-bundle':
    'skip parsing, faster analysis, no source map needed, memory, turn parsing off, emitted',
  '/config/options/options#supports-gzip': 'compressed size, zlib, brotli, transfer size, compression off',
  '/config/options/options#supports-banner': 'license comment, header comment, prefix in the file',
  '/config/options/options#supports-generate-tile-graph': 'treemap off, webpack-bundle-analyzer, map, tile',
  '/config/options/options#experiments': 'rust, experimental, unstable',
  '/config/options/options#experiments-enable-native-plugin':
    'rust, faster rspack, builtin plugin, turn native off, fall back',
  '/config/options/options#print-log':
    'silent, quiet, hide url, console output, logging, terminal noise, verbose, no output',
  '/config/options/options#loader-interceptor-options':
    'skip loader, exclude loader, loader breaks, proxy loader, ignore one loader, blacklist, wrap, instrumentation, measure',
  '/config/options/options#name-and-stage':
    'multiple compilers, plugin order, client and server, multi config',
  '/config/options/options#deprecated-options':
    'migration, old config, renamed, removed, moved, replaced by, upgrade, legacy, outdated, modernize, mapping, obsolete',
  '/config/options/options#brief-type': 'ai answer',
  '/config/options/options#environment-variables':
    'env, process.env, debug log, verbose logging, CI variable, RSDOCTOR_, which browser, dotenv, edge, brave, flags',
  '/config/options/term':
    'jargon, definitions, vocabulary, dictionary, what does it mean, terminology, meaning of words, lingo, abbreviation, beginner, newcomer',
  '/config/options/term#bundler': 'packer, packing, program',
  '/config/options/term#compilation': 'after saving',
  '/config/options/term#entry': 'entry point, main file, multi-page, input',
  '/config/options/term#loader': 'execution order, preprocessor, transformer, right to left',
  '/config/options/term#pitch': 'order of loaders, pre-pass',
  '/config/options/term#plugin': 'loader difference, add-on',
  '/config/options/term#hook': 'event, lifecycle, callback',
  '/config/options/term#tap': 'callback, hook function, subscribe, tapable',
  '/config/options/term#resolver': 'find files, locator, enhanced-resolve, module resolution, resolveid',
  '/config/options/term#request': 'import path, specifier',
  '/config/options/term#minification': 'uglify, terser, swc minify, compress code, mangle, shrink',
  '/config/options/term#source-map': 'debugging, mapping, original code, devtool, .js.map',
  '/config/options/term#native-plugin': 'faster, napi, binding',
  '/config/options/term#the-output': 'bundle vs chunk, chunk vs asset, difference',
  '/config/options/term#bundle': 'build result, dist, js file',
  '/config/options/term#asset': 'output file, static file',
  '/config/options/term#chunk': 'code splitting, part of the output, number, piece',
  '/config/options/term#initial-chunk':
    'entry chunk, first load, critical, startup code, first screen, first paint, render-blocking, lighthouse, immediately',
  '/config/options/term#async-chunk':
    'lazy loading, dynamic import, on demand, route chunk, code split, react.lazy, click, deferred',
  '/config/options/term#split-chunks':
    'code splitting, vendor chunk, cacheGroups, common chunk, manualchunks, splitchunksplugin, commonschunkplugin',
  '/config/options/term#content-hash':
    'fingerprint, cache busting, hashed file name, long-term caching, random letters, weird characters, strange, contenthash',
  '/config/options/term#modules-and-packages': 'difference',
  '/config/options/term#module': '?raw',
  '/config/options/term#merged-module':
    'scope hoisting, module concatenation, ConcatenatedModule, flattened, hoisted, several modules in one, moduleconcatenationplugin, concatenatemodules',
  '/config/options/term#module-graph': 'dependency graph, diagram, import network, dependency tree',
  '/config/options/term#chunk-graph': 'code went, contains, component, landed',
  '/config/options/term#dependency': 'relation, edge, reference',
  '/config/options/term#issuer': 'importer, parent, who imports, caller, referrer, requires, pulled in',
  '/config/options/term#es-module': 'esm, import export, mjs, ecmascript module, modern javascript, harmony',
  '/config/options/term#commonjs': 'cjs, node module, old format, legacy',
  '/config/options/term#package': 'library, npm, belong, third-party',
  '/config/options/term#duplicate-package':
    'several versions, two copies, same library twice, redundant, version conflict',
  '/config/options/term#cross-chunks-package': 'packed several times',
  '/config/options/term#tree-shaking': 'dead code elimination, remove unused code, DCE, prune, strip',
  '/config/options/term#side-effects': 'sideEffects flag, package.json sideEffects, pure, impure',
  '/config/options/term#bailout-reason':
    'deopt, optimization bailout, not concatenated, reason kept, not an ecmascript module',
  '/config/options/term#sizes-and-times': 'metrics, units, kb, size names',
  '/config/options/term#source-size':
    'stat size, original size, raw size, before bundling, unprocessed, comments included',
  '/config/options/term#bundled-size':
    'minified size, after bundling, real size, output size, weight, cost, dist',
  '/config/options/term#gzip-size': 'transfer size, over the wire, download size, network size',
  '/config/options/term#treemap': 'tile graph, foamtree, map of sizes, squares, diagram',
  '/config/options/term#duration': 'elapsed, ms, cost, how long, milliseconds, add up, total',
  '/config/options/term#report': 'analysis result, comes out',
  '/config/options/term#report-server':
    'local server, localhost, http, websocket, dev server of the report, port, listens, preview server',
  '/config/options/term#normal-mode': 'interactive, hidden',
  '/config/options/term#brief-mode':
    'single html, static report, self-contained, standalone, without a server, pipeline, slim, jenkins, mail',
  '/config/options/term#manifest': 'index, profile, table of contents',
  '/config/options/term#data-file': 'shard, pieces, gibberish, decode',
  '/config/options/term#report-json': 'export, data file, machine-readable, dump, parse, structured',
  '/config/options/term#stats-file': 'statistics, build info, webpack --json, without installing',
  '/config/options/term#uploader': 'open json, import file, load report, drag and drop',
  '/config/options/term#baseline': 'old version, reference build, base, previous',
  '/config/options/term#rule': 'inspect, eslint',
  '/config/options/term#rule-code': 'number, check number, e-number, four digits, brackets, identifier',
  '/config/options/term#rule-title': 'name of a check, kebab case, dashes, capital letters',
  '/config/options/term#category': 'type, kind, classification',
  '/config/options/term#severity': 'level of importance, priority',
  '/config/options/term#finding': 'problem, issue, violation, hit, check result, diagnostic',
  '/config/options/term#alert': 'notice, message, notification, issue, same as finding',
  '/config/options/term#overlay':
    'error overlay, popup in the browser, warnings shown twice, dev server overlay, errors panel, drawer, symbol, corner',
};
