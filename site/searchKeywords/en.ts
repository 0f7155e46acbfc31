/**
 * What readers of English pages ask for where a section says it in other words: tasks, symptoms, names in other tools. Page
 * or section → keywords, at most 12, separated by commas; none that the section says itself.
 */
export const KEYWORDS_EN: Readonly<Record<string, string>> = {
  // What it is, first steps
  '/guide/start/intro': 'what does it do, purpose, about, tool, profiler, build profiling, inspector',
  '/guide/start/intro#when-to-use-it': 'use case, why should I use it, benefit, worth it, scenario',
  '/guide/start/intro#what-it-analyzes': 'capability, can do, scope',
  '/guide/start/intro#how-it-works':
    'architecture, internals, under the hood, data flow, privacy, network access',
  '/guide/start/intro#what-it-costs': 'overhead, footprint, slowdown, impact on build time, extra memory',
  '/guide/start/intro#compared-with-other-tools':
    'alternative, versus, vs, replace webpack-bundle-analyzer, speed-measure-plugin, source-map-explorer, competitor',
  '/guide/start/intro#supported-versions':
    'compatible, requirement, which webpack, old version, prerequisite',
  '/guide/start/intro#packages': 'npm names, which package, dependency to add',
  '/guide/start/quick-start':
    'hello world, tutorial, begin, first steps, installation, setup guide, how to start',
  '/guide/start/quick-start#set-up': 'integrate, add to project, configure plugin, getting started',
  '/guide/start/quick-start#install': 'dev dependency',
  '/guide/start/quick-start#register': 'plugins array, add plugin, config file, usage',
  '/guide/start/quick-start#run':
    'execute, start analysis, windows cmd, powershell, cross-env, set environment variable',
  '/guide/start/quick-start#open-the-report':
    'view result, browser tab, url, localhost, dashboard, visit, show report, where is the page',
  '/guide/start/quick-start#keep-it-out':
    'production, release build, safe to ship, only in development, conditional plugin, deployment, live site',
  '/guide/start/open-report':
    'upload report, online viewer, load json, analyze my bundle, my own build, inspect file, report reader',
  '/guide/start/live-report':
    'demo, sample, online preview, playground, try without installing, screenshot, showcase',
  '/guide/start/features': 'feature list, capability, overview of functions, what can it show',
  '/guide/start/features#on-by-default': 'enabled, missing menu entry, hidden view, turn on analysis',
  '/guide/start/features#on-rspack': 'limitation, not supported, fewer data',
  // Command line and CI
  '/guide/start/cli': 'terminal, npx, shell, bin, flags, arguments',
  '/guide/start/cli#analyze': 'open saved report, view old report, serve report again, show report later',
  '/guide/start/cli#moved-report':
    'copied folder, download from CI, path not found, relocated, other computer',
  '/guide/start/cli#bundle-diff': 'compare builds, before and after, comparison command, difference',
  '/guide/start/cli#diff-json': 'machine readable, parse output, schema, fields',
  '/guide/start/cli#keep-a-baseline':
    'save old report, store previous build, overwritten, history, archive, reference build, main branch',
  '/guide/start/cli#stats-analyze': 'without plugin, existing stats, webpack stats, no install',
  '/guide/start/cli#exit-codes': 'return code, status, error code, non-zero, script fails',
  '/guide/start/cli#node-api': 'programmatic, javascript function, call from code, automation',
  '/guide/start/cicd':
    'continuous integration, pipeline, jenkins, circleci, azure devops, automation, server build',
  '/guide/start/cicd#why-brief-mode': 'single file, self-contained, headless, normal mode in CI',
  '/guide/start/cicd#brief-report':
    'export html, standalone page, send to colleague, share report, offline, single html file, static',
  '/guide/start/cicd#keep-the-files':
    'upload artifact, retention, download report, store result, save report',
  '/guide/start/cicd#compare-with-the-base-branch':
    'merge request, target branch, main, regression, before merging, size change',
  '/guide/start/cicd#gitlab': 'gitlab-ci.yml, merge request, runner, gitlab pages',
  '/guide/start/cicd#github-action': 'github actions, bot, check run',
  '/guide/start/cicd#fail-a-build':
    'size limit, budget, quality gate, threshold, block merge, break the pipeline, exit 1, enforce, performance budget, red build',
  '/guide/start/cicd#when-it-does-not-work':
    'pipeline stuck, never finishes, timeout, fails only on CI, works locally, all new, missing report, does not end',
  '/guide/start/action':
    'github bot, pull request comment, ci workflow, pr size report, automatic comment, marketplace',
  '/guide/start/action#add-the-workflow': 'yaml, yml file, .github/workflows',
  '/guide/start/action#read-the-comment': 'bot message, increase, decrease, table in pr, result of the check',
  '/guide/start/action#settings': 'inputs, parameters, action options, configuration',
  '/guide/start/action#ai':
    'llm, openai, claude, gpt, api key, summary, reason for size change, artificial intelligence, explain why it grew',
  '/guide/start/action#troubleshooting':
    'does not comment, nothing posted, permission denied, 403, everything is new, artifact not found, action fails',
  '/guide/start/agents':
    'ai, llm, claude code, cursor, copilot, chatgpt, codex, assistant, artificial intelligence',
  '/guide/start/agents#docs-for-agents': 'machine readable docs, plain text, copy page, context for ai',
  '/guide/start/agents#tell-the-agent': 'instructions file, rules file, system prompt, skill',
  '/guide/start/agents#fit-the-report':
    'context window, too many tokens, token limit, too large for llm, shrink json, cut down',
  '/guide/start/agents#prompt': 'ask ai to optimize, example question, template, instruct, chat',
  '/guide/start/agents#mcp-server': 'tools, cursor, claude desktop, vscode, connect ai',
  '/guide/start/agents#register-the-server':
    'mcp.json, mcp config, add mcp, client configuration, connect cursor, claude mcp add',
  // Compatibility and frameworks
  '/guide/start/compatibility': 'support, does it work with, matrix, requirement, version table',
  '/guide/start/compatibility#bundlers': 'old webpack, supported versions, parcel',
  '/guide/start/compatibility#tools':
    'node 16, node 18, node 20, minimum node, engine, yarn, bun, typescript version, operating system',
  '/guide/start/compatibility#frameworks': 'cra',
  '/guide/start/compatibility#content-hash':
    'cache busting, file name changed, real content hash, hash differs',
  '/guide/start/compatibility#persistent-cache':
    'cached build, second build, nothing recorded, loaders missing, warm build, incremental',
  '/guide/start/compatibility#loaders-in-workers': 'parallel, multi thread, worker, workerpool',
  '/guide/start/compatibility#other-analyzers':
    'webpack-bundle-analyzer together, speed-measure, conflict, two analyzers',
  '/guide/frameworks/other':
    'umi, create react app, craco, angular, gatsby, ember, custom build tool, unlisted framework, electron, taro',
  '/guide/frameworks/monorepo':
    'workspace, pnpm workspaces, turborepo, nx, lerna, several packages, rush, many apps',
  '/guide/frameworks/next-js': 'nextjs, next.config.js, next build, vercel, app router',
  '/guide/frameworks/nuxt': 'nuxt.config.ts, vue ssr, nuxi',
  '/guide/frameworks/vue-cli': 'vue.config.js, vue-cli-service, vue 2, vue 3, configureWebpack, chainWebpack',
  '/guide/frameworks/storybook': 'main.ts, webpackFinal, stories, build-storybook',
  '/guide/frameworks/rslib': 'component library, npm package build, lib',
  '/guide/frameworks/rsbuild': 'rsbuild.config.ts, tools.rspack, create-rsbuild',
  '/guide/frameworks/docusaurus': 'docs site, docusaurus.config.js, configureWebpack',
  '/guide/frameworks/webpack': 'webpack.config.js, RsdoctorWebpackPlugin, plain webpack',
  '/guide/frameworks/webpack#sizes':
    'hidden-source-map, zero size, parsed size missing, sourcemap, bundled size empty',
  '/guide/frameworks/webpack#clean': 'old files, stale output, leftover, rimraf dist',
  // Views: bundle
  '/guide/usage/bundle-size':
    'bundle analyzer, large bundle, heavy package, biggest module, weight, what takes space, third party, vendor, visualize, footprint',
  '/guide/usage/bundle-size#read-the-size-cards':
    'total size, initial load, javascript size, css size, file count',
  '/guide/usage/bundle-size#read-the-tree-graph':
    'dependency list, heaviest, which package is biggest, breakdown, vendor weight',
  '/guide/usage/bundle-size#filter-the-tree-graph': 'find file, sort by size, narrow down, checkbox',
  '/guide/usage/bundle-size#read-the-treemap': 'rectangles, foamtree, visualization, tiles, chart, area',
  '/guide/usage/bundle-size#what-the-three-sizes-mean':
    'stat size, parsed size, raw size, minified, difference between sizes, transfer size',
  '/guide/usage/bundle-size#switch-the-data-on': 'enable, no data, empty sizes, zero',
  '/guide/usage/bundle-size#limits':
    'wrong size, sum does not match, inaccurate, numbers do not add up, mismatch, discrepancy, incorrect, missing module',
  '/guide/usage/bundle-overall':
    'summary of output, first screen, file list, total js, initial download, homepage weight',
  '/guide/usage/bundle-overall#read-the-sizes': 'fonts, images, breakdown by type, percent, static files',
  '/guide/usage/bundle-overall#read-the-file-lists':
    'which chunks load, initial files, requests of a page, network, first load, lazy route, async files',
  '/guide/usage/bundle-overall#limits-and-options':
    'wrong number, inaccurate, unexpected, zero, doubled, too small',
  '/guide/usage/bundle-diff':
    'compare two builds, before after, what grew, size increase, changes between versions, artifact comparison, why is it bigger',
  '/guide/usage/bundle-diff#compare-two-builds': 'how to compare, base, old and new, version comparison',
  '/guide/usage/bundle-diff#give-each-report-a-folder':
    'overwritten report, separate directories, lost the first report, wiped',
  '/guide/usage/bundle-diff#read-the-cards': 'increase, decrease, total change, percent, delta, plus minus',
  '/guide/usage/bundle-diff#packages':
    'new dependency, version bump, added library, upgraded package, removed dependency',
  '/guide/usage/bundle-diff#modules': 'changed file, added file, removed file, unchanged, code diff',
  '/guide/usage/bundle-diff#assets': 'files changed, hash in the name, renamed file, added asset',
  '/guide/usage/bundle-diff#limits-and-options':
    'everything is new, all added, all removed, no difference, nothing changed, wrong diff, module ids, paths differ',
  '/guide/usage/bundle-alerts':
    'warnings in the report, problems with the output, linter results, issues list',
  '/guide/usage/bundle-alerts#read-a-duplicate-package':
    'two versions, who depends, why installed twice, dependency chain',
  '/guide/usage/bundle-alerts#limits-and-options':
    'false positive, hide warning, ignore, wrong finding, intentional, suppress, dismiss',
  '/guide/usage/module-analysis':
    'why is this file included, who imports, import chain, reverse dependencies, dead code, unused code, used exports',
  '/guide/usage/module-analysis#read-the-module-tree':
    'importers, parents, dependents, where is it used, imported by',
  '/guide/usage/module-analysis#read-the-bailout-tab':
    'not tree shaken, unused export kept, why is it not removed, dead code, scope hoisting, concatenation failed',
  // Views: compile
  '/guide/usage/compile-overall':
    'build time, where does the time go, duration breakdown, profile, bottleneck, phases, performance, speed',
  '/guide/usage/compile-overall#read-the-bars':
    'stages, prepare, optimize, seconds, steps, lifecycle, startup',
  '/guide/usage/compile-overall#decide-where-to-go':
    'which view, next step, slow minify, slow config, cold start, startup time, optimize build, speed up',
  '/guide/usage/compile-overall#limits-and-options':
    'no bars, empty, zero seconds, missing progress, wrong total, dev mode',
  '/guide/usage/compile-alerts': 'compile warnings, loader warnings, slow loader found',
  '/guide/usage/compile-alerts#set-the-threshold': 'limit, sensitivity, cutoff, too many warnings',
  '/guide/usage/compile-alerts#limits-and-options':
    'nothing found, no warnings, zero results, empty tab, not reported',
  '/guide/usage/loaders-timeline':
    'gantt, flame graph, waterfall, loader time, slow loader, chart, which loader is slow, trace, concurrency',
  '/guide/usage/loaders-timeline#read-the-chart': 'bars, colors, axis, rows, overlap, start and end, hover',
  '/guide/usage/loaders-timeline#tell-waiting-from-work':
    'async, idle, blocked, cpu time, real time, parallel, wall clock',
  '/guide/usage/loaders-timeline#limits-and-options':
    'empty chart, menu missing, nothing recorded, data missing, disappeared',
  '/guide/usage/loaders-analysis':
    'loader input and output, transformed code, what did babel do, per file, source before and after, transpiled code, slow file',
  '/guide/usage/loaders-analysis#read-a-file':
    'before and after, code diff, parameters, result of a loader, source view',
  '/guide/usage/loaders-analysis#read-the-totals-of-a-folder': 'directory, sum, which folder is slow, count',
  '/guide/usage/loaders-analysis#limits-and-options':
    'no code, empty, file not listed, offline, menu missing, monaco, not found',
  '/guide/usage/plugins-analysis':
    'plugin time, slow plugin, hooks, taps, which plugin is slow, terser, minimizer duration, html-webpack-plugin',
  '/guide/usage/plugins-analysis#what-a-duration-holds':
    'async hook, inclusive, sum, accurate, overlapping, longer than the build',
  '/guide/usage/plugins-analysis#limits-and-options': 'plugin missing, empty table, not listed, hidden menu',
  '/guide/usage/resolver':
    'wrong file, resolve.alias, module not found, path mapping, extensions, tsconfig paths, symlink, resolution failed',
  '/guide/usage/resolver#read-the-times': 'slow resolving, file lookup, file system, suffix',
  '/guide/usage/project-overall':
    'dashboard, home of the report, summary, first page, number of files, duration, warnings count',
  '/guide/usage/project-overall#read-the-environment': 'node version, os, system info, hardware, specs',
  '/guide/usage/project-overall#read-the-bundler-configuration':
    'final config, resolved webpack config, inspect config, merged options, effective configuration, dump',
  '/guide/usage/project-overall#read-the-four-numbers': 'warnings total, duration, kpi',
  // Rules
  '/guide/usage/rule-config': 'eslint style, disable rule, enable, mute, customize checks',
  '/guide/usage/rule-config#set-a-rule':
    'turn off a rule, disable, silence, change severity, configure E1001, mute, off warn error',
  '/guide/usage/rule-config#severity': 'warn or error, importance, priority, fatal',
  '/guide/usage/rule-config#example':
    'suppress, ignore one package, whitelist, allowlist, silence, noise, exclude',
  '/guide/usage/rule-config#if-a-setting-has-no-effect':
    'ignored, does not work, not applied, wrong rule name, typo, doesn’t change',
  '/guide/usage/rule-config#errors-do-not-fail-a-build':
    'exit code, make it fail, strict, break on error, ci passes anyway, stop on error',
  '/guide/rules/rules': 'list of checks, all lint rules, rule catalog, codes',
  '/guide/more/rules#act-on-a-finding': 'ignore, what to do about a warning, suppress, next step',
  '/guide/more/rules#diagnose': 'paste error, look up message, what does this mean, error lookup',
  '/guide/rules/e1001':
    'two copies, same library twice, multiple versions, dedupe, duplicated dependency, invalid hook call, react twice, singleton, npm dedupe, overrides, resolutions',
  '/guide/rules/e1001#cost':
    'two instances, context lost, state not shared, invalid hook call, broken, bigger bundle',
  '/guide/rules/e1001#fix': 'single version, align versions, remove copy, unify, merge',
  '/guide/rules/e1001#false-alarms': 'not a duplicate, intentional, wrong warning, false alarm',
  '/guide/rules/e1002':
    'same package in several chunks, repeated code across files, vendor chunk, shared code, common chunk, extracted',
  '/guide/rules/e1002#fix': 'extract shared, vendor chunk, common, code splitting strategy, dedupe chunks',
  '/guide/rules/e1003':
    'slow loader, babel slow, exclude node_modules, include, transpile dependencies, third party compiled, ts-loader, swc',
  '/guide/rules/e1003#fix': 'speed up, limit files, faster, skip vendor, use swc, esbuild-loader',
  '/guide/rules/e1004':
    'browserslist, old browser, es5, es6, unsupported syntax, polyfill, transpile node_modules, safari, ie11, ios, legacy device, browser compatibility',
  '/guide/rules/e1004#cost':
    'white screen, SyntaxError, unexpected token, crash on old phone, blank page for some users, page dead',
  '/guide/rules/e1004#fix': 'transpile dependency, lower target, downlevel, babel include, compile vendor',
  '/guide/rules/e1005':
    'default is undefined, interop, require default, esModuleInterop, is not a function, mixed modules, module.exports',
  '/guide/rules/e1006':
    'lazy loading does not help, dynamic import also static, in both chunks, import() has no effect, already loaded',
  '/guide/rules/e1007':
    'sideEffects false, import only for effect, css import, empty import, tree shaking fails, unused package kept, dead import, not removed',
  '/guide/rules/e1008': 'require call, cannot tree-shake, dynamic require, cjs, whole library, lodash',
  '/guide/rules/e1009':
    'main field, module field, exports condition, wrong entry, cjs entry, esm available, mainFields, package.json exports',
  '/guide/rules/rule-custom':
    'own rule, write lint rule, custom check, forbid package, ban library, company policy, plugin rule, restrict imports',
  '/guide/rules/rule-custom#write-a-rule':
    'create check, example rule, size limit, forbid, ban a dependency, tutorial',
  '/guide/rules/rule-custom#context':
    'arguments, api, parameters, list of packages, find a dependency, ban library',
  '/guide/rules/rule-custom#test-the-rule': 'jest, mocha, mock, verify',
  '/guide/rules/rule-custom#share-a-rule': 'reuse, several projects, rule set',
  '/guide/rules/upload-data':
    'telemetry, metrics, monitoring, grafana, webhook, http post, dashboard, send statistics, database, track over time, collect',
  '/guide/rules/upload-data#from-a-rule': 'http request, api endpoint, post json, push metrics, datadog',
  '/guide/rules/upload-data#uploader-page':
    'open json, load file, drag and drop, import report, view json in browser',
  '/guide/rules/upload-data#what-leaves':
    'privacy, security, confidential, source code leak, gdpr, firewall, offline, intranet, tracking, phone home, outgoing traffic',
  '/blog/topic/duplicate-pkg-problem':
    'dedupe, same library twice, case study, npm ls, resolutions, react twice, shrink bundle',
  '/blog/topic/duplicate-pkg-problem#why-two-copies-matter':
    'context lost, invalid hook call, state not shared, two instances, singleton broken',
  '/blog/topic/duplicate-pkg-problem#find-who-brings-them':
    'npm ls, transitive, which dependency, origin, reason',
  '/blog/topic/loader-optimization':
    'slow babel, faster build, exclude node_modules, case study, build performance, transpile, swc-loader, reduce build time',
  '/blog/topic/loader-optimization#narrow-the-rule':
    'exclude, skip dependencies, module.rules, third party, condition',
};
