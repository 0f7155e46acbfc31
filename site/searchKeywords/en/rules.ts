/** Keywords of English pages about rules: see `../index.ts`. */
export const RULES: Readonly<Record<string, string>> = {
  '/guide/rules/e1001':
    'two copies, same library twice, multiple versions, dedupe, duplicated dependency, invalid hook call, react twice, singleton, npm dedupe, overrides, resolutions, double',
  '/guide/rules/e1001#cost':
    'two instances, context lost, state not shared, invalid hook call, broken, bigger bundle',
  '/guide/rules/e1001#report':
    'who brings it in, where to see duplicates, dependency chain, second copy, pulls',
  '/guide/rules/e1001#fix':
    'single version, align versions, remove copy, unify, merge, command, requires, npm ls',
  '/guide/rules/e1001#options':
    'allowlist, whitelist, exclude a package, allow two versions, semver, tolerate, accept, skip',
  '/guide/rules/e1001#false-alarms': 'not a duplicate, intentional, wrong warning, false alarm',
  '/guide/rules/e1002':
    'same package in several chunks, repeated code across files, vendor chunk, shared code, common chunk, extracted, identical dependency, copied everywhere, shipped',
  '/guide/rules/e1002#meaning':
    'same library in several files, shared code, commons, flagged, single, duplicate, repeated',
  '/guide/rules/e1002#cost':
    'downloaded twice, broken singleton, duplicated store, context, wasted transfer, double',
  '/guide/rules/e1002#report': 'repeated dependency, measure, copies',
  '/guide/rules/e1002#fix': 'extract shared, vendor chunk, common, code splitting strategy, dedupe chunks',
  '/guide/rules/e1002#options': 'allowlist, exclusion, honoured, whitelist',
  '/guide/rules/e1002#false-alarms':
    'can I ignore it, on purpose, false positive, app itself, flagged, harmless, misses',
  '/guide/rules/e1002#sample': 'repeated library',
  '/guide/rules/e1003':
    'slow loader, babel slow, exclude node_modules, include, transpile dependencies, third party compiled, ts-loader, swc',
  '/guide/rules/e1003#meaning': 'how is time measured, cumulative time, 5 seconds',
  '/guide/rules/e1003#cost': 'slow start, wasted time',
  '/guide/rules/e1003#fix':
    'speed up, limit files, faster, skip vendor, use swc, esbuild-loader, restrict, own code',
  '/guide/rules/e1003#options': 'time limit, skip a loader, whitelist, unwanted, suppress, silence',
  '/guide/rules/e1003#false-alarms':
    'not really slow, false positive, numbers jump, workspace, symlink, noisy, flaky',
  '/guide/rules/e1003#sample-triggers': 'bad config',
  '/guide/rules/e1003#sample-silent': 'good config, correct',
  '/guide/rules/e1004':
    'browserslist, old browser, es5, es6, unsupported syntax, polyfill, transpile node_modules, safari, ie11, ios, legacy device, browser compatibility',
  '/guide/rules/e1004#meaning':
    'optional chaining, too modern, syntax check, grammar, missing polyfill, one per file, browser api',
  '/guide/rules/e1004#cost':
    'white screen, SyntaxError, unexpected token, crash on old phone, blank page for some users, page dead, visitors, customers, broken, works locally',
  '/guide/rules/e1004#report': 'offending line, file name, console, location, position',
  '/guide/rules/e1004#fix':
    'transpile dependency, lower target, downlevel, babel include, compile vendor, es2020, ships, too new, another error',
  '/guide/rules/e1004#options': 'set es5, target browsers, android',
  '/guide/rules/e1004#false-alarms':
    'modern build, can I ignore it, false positive, differential serving, unchanged',
  '/guide/rules/e1004#sample': 'demo, nullish coalescing',
  '/guide/rules/e1005':
    'default is undefined, interop, require default, esModuleInterop, is not a function, mixed modules, module.exports',
  '/guide/rules/e1005#meaning': 'interop, no default export',
  '/guide/rules/e1005#cost': 'breaks in production, undefined at runtime, missing default, crash, typeerror',
  '/guide/rules/e1005#report': 'always zero, never reports',
  '/guide/rules/e1005#fix': 'star import, rewrite the import',
  '/guide/rules/e1006':
    'lazy loading does not help, dynamic import also static, in both chunks, import() has no effect, already loaded, on demand, startup, eager',
  '/guide/rules/e1006#meaning': 'lazy loading has no effect, in two bundles',
  '/guide/rules/e1006#cost': 'downloaded twice, state not shared',
  '/guide/rules/e1006#fix': 'extract common code, one way of importing',
  '/guide/rules/e1006#false-alarms': 'scope hoisting',
  '/guide/rules/e1006#sample-triggers': 'eager, lazy',
  '/guide/rules/e1007':
    'sideEffects false, import only for effect, css import, empty import, tree shaking fails, unused package kept, dead import, not removed, unused file, still included, bare import',
  '/guide/rules/e1007#meaning': 'kept although unused, dead code, css, purity, node_modules',
  '/guide/rules/e1007#cost': 'larger bundle, slower start',
  '/guide/rules/e1007#fix': 'mark as pure, remove the import, missing styles, vanished, glob, impure',
  '/guide/rules/e1007#options': 'polyfill, whitelist, exclude a file, libraries',
  '/guide/rules/e1007#false-alarms':
    'polyfill, css import, on purpose, false positive, sentry, setup, wrongly, analytics',
  '/guide/rules/e1008':
    'require call, cannot tree-shake, dynamic require, cjs, whole library, lodash, node-style, old-style, legacy, complete',
  '/guide/rules/e1008#meaning': 'destructured require, whole library, static analysis, third party, pattern',
  '/guide/rules/e1008#cost': 'larger bundle, whole library, worth rewriting',
  '/guide/rules/e1008#fix': 'migrate to esm, switch to import, convert, rewrite, refactor, part of library',
  '/guide/rules/e1008#false-alarms':
    'json file, can I ignore it, false positive, harmless, flagged wrongly, translations, noise',
  '/guide/rules/e1008#sample-triggers': 'console message',
  '/guide/rules/e1009':
    'main field, module field, exports condition, wrong entry, cjs entry, esm available, mainFields, package.json exports, modern build, old build, dependency',
  '/guide/rules/e1009#meaning': 'wrong entry file, dual package, third party, exports map, library',
  '/guide/rules/e1009#cost':
    'tree shaking fails, cannot be concatenated, hazard, instantiated, formats, harmful',
  '/guide/rules/e1009#fix': 'order of mainfields, wrong alias, stop bundling cjs, picked, prefer esm',
  '/guide/rules/e1009#options': 'whitelist, skip, exclude',
  '/guide/rules/e1009#false-alarms': 'false positive, wrong warning',
  '/guide/rules/rule-custom':
    'own rule, write lint rule, custom check, forbid package, ban library, company policy, plugin rule, restrict imports, bespoke, authoring, organization, audit',
  '/guide/rules/rule-custom#write-a-rule':
    'create check, example rule, size limit, forbid, ban a dependency, tutorial',
  '/guide/rules/rule-custom#install-define-rule': 'which package, types, import fails, dependency, undefined',
  '/guide/rules/rule-custom#write-the-check': 'limit file size, forbid a library, code example, metadata',
  '/guide/rules/rule-custom#register-the-rule':
    'enable my rule, add to config, activate check, self-written, hook up',
  '/guide/rules/rule-custom#read-the-result': 'see the output, verify',
  '/guide/rules/rule-custom#test-the-rule': 'jest, mocha, mock, verify, try out',
  '/guide/rules/rule-custom#context':
    'arguments, api, parameters, list of packages, find a dependency, ban library, iterate, forbidden, ast, available',
  '/guide/rules/rule-custom#report-a-finding': 'print code, suggestion',
  '/guide/rules/rule-custom#detail-types': 'format of findings, attach a link',
  '/guide/rules/rule-custom#options': 'parameters',
  '/guide/rules/rule-custom#when-a-rule-throws': 'exception, crash, build stops',
  '/guide/rules/rule-custom#share-a-rule':
    'reuse, several projects, rule set, distribute checks, preset, team, repositories',
  '/guide/rules/rules':
    'list of checks, all lint rules, rule catalog, codes, diagnostics, detect, issues, automatic',
  '/guide/rules/rules#how-a-finding-comes-about':
    'how checks work, mechanism, difference to eslint, origin, diagnostics',
  '/guide/rules/rules#severity-and-level': 'priority, warning or error, importance',
  '/guide/rules/rules#configure-a-rule': 'disable a rule, change parameters',
  '/guide/rules/rules#write-your-own-rule': 'team conventions, forbid a dependency',
  '/guide/rules/rules#all-rules':
    'list of checks, overview of codes, mapping, lookup table, diagnostics, matrix',
  '/guide/rules/rules#e1004': 'optional chaining',
  '/guide/rules/upload-data':
    'telemetry, metrics, monitoring, grafana, webhook, http post, dashboard, send statistics, database, track over time, collect, history',
  '/guide/rules/upload-data#from-a-rule':
    'http request, api endpoint, post json, push metrics, datadog, webhook',
  '/guide/rules/upload-data#after-all-rules': 'send the whole report, s3, archive',
  '/guide/rules/upload-data#without-a-rule': 'script, pipeline step',
  '/guide/rules/upload-data#uploader-page':
    'open json, load file, drag and drop, import report, view json in browser',
  '/guide/rules/upload-data#what-leaves':
    'privacy, security, confidential, source code leak, gdpr, firewall, offline, intranet, tracking, phone home, outgoing traffic, contact',
};
