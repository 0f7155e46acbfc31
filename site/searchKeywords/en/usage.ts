/** Keywords of English pages about the views of the report: see `../index.ts`. */
export const USAGE: Readonly<Record<string, string>> = {
  '/guide/usage/bundle-alerts':
    'warnings in the report, problems with the output, linter results, issues list, yellow, remarks, advice, prioritize',
  '/guide/usage/bundle-alerts#open-the-view': 'menu, which page, console, navigate',
  '/guide/usage/bundle-alerts#read-the-card': 'grey tab, zero, list of rules',
  '/guide/usage/bundle-alerts#what-each-tab-asks-you-to-do': 'what each means, remedy, cheat sheet, solution',
  '/guide/usage/bundle-alerts#read-a-duplicate-package':
    'two versions, who depends, why installed twice, dependency chain',
  '/guide/usage/bundle-alerts#limits-and-options':
    'false positive, hide warning, ignore, wrong finding, intentional, suppress, dismiss, incorrect, shows nothing',
  '/guide/usage/bundle-diff':
    'compare two builds, before after, what grew, size increase, changes between versions, artifact comparison, why is it bigger, side by side, stats-diff, suddenly',
  '/guide/usage/bundle-diff#compare-two-builds':
    'how to compare, base, old and new, version comparison, steps, procedure, refactor',
  '/guide/usage/bundle-diff#give-each-report-a-folder':
    'overwritten report, separate directories, lost the first report, wiped, replace, rebuild, gone',
  '/guide/usage/bundle-diff#build-both-versions': 'two reports, switch branch, master, locally, checkout',
  '/guide/usage/bundle-diff#open-the-comparison': 'compare page, see differences, store, export, share',
  '/guide/usage/bundle-diff#read-the-cards':
    'increase, decrease, total change, percent, delta, plus minus, tiles, first load, zero, colors',
  '/guide/usage/bundle-diff#read-the-tabs': 'four sections',
  '/guide/usage/bundle-diff#overview': 'total change',
  '/guide/usage/bundle-diff#assets':
    'files changed, hash in the name, renamed file, added asset, match, numeric chunk, pair, manually',
  '/guide/usage/bundle-diff#modules': 'changed file, added file, removed file, unchanged, code diff',
  '/guide/usage/bundle-diff#packages':
    'new dependency, version bump, added library, upgraded package, removed dependency',
  '/guide/usage/bundle-diff#example': 'replace moment, savings',
  '/guide/usage/bundle-diff#read-the-json': 'machine readable, parse, automation',
  '/guide/usage/bundle-diff#limits-and-options':
    'everything is new, all added, all removed, no difference, nothing changed, wrong diff, module ids, paths differ',
  '/guide/usage/bundle-overall':
    'summary of output, first screen, file list, total js, initial download, homepage weight, heavy, largest',
  '/guide/usage/bundle-overall#open-the-view': 'menu, which page, totals',
  '/guide/usage/bundle-overall#read-the-sizes': 'fonts, images, breakdown by type, percent, static files',
  '/guide/usage/bundle-overall#read-the-file-lists':
    'which chunks load, initial files, requests of a page, network, first load, lazy route, async files, asset count',
  '/guide/usage/bundle-overall#example':
    'slow lazy page, large lodash, cherry-pick, lodash-es, util, babel-plugin-lodash',
  '/guide/usage/bundle-overall#limits-and-options':
    'wrong number, inaccurate, unexpected, zero, doubled, too small',
  '/guide/usage/bundle-size':
    'bundle analyzer, large bundle, heavy package, biggest module, weight, what takes space, third party, vendor, visualize, footprint, shrink, bloated',
  '/guide/usage/bundle-size#open-the-view': 'units, finder, kb or kib',
  '/guide/usage/bundle-size#read-the-size-cards':
    'total size, initial load, javascript size, css size, file count, not available, boxes, collapse, gzip larger than image, png, woff2, does not shrink',
  '/guide/usage/bundle-size#read-the-tree-graph':
    'dependency list, heaviest, which package is biggest, breakdown, vendor weight, directory, hierarchy, label, inside chunk',
  '/guide/usage/bundle-size#filter-the-tree-graph':
    'find file, sort by size, narrow down, checkbox, regex, grep, library',
  '/guide/usage/bundle-size#read-the-treemap':
    'rectangles, foamtree, visualization, tiles, chart, area, heat map, stuck, reset',
  '/guide/usage/bundle-size#what-the-three-sizes-mean':
    'stat size, parsed size, raw size, minified, difference between sizes, transfer size, figure, uncompressed',
  '/guide/usage/bundle-size#switch-the-data-on':
    'enable, no data, empty sizes, zero, prerequisite, kind of source map, weight',
  '/guide/usage/bundle-size#example':
    'several entries, common library, commonschunkplugin, multi-page, extract',
  '/guide/usage/bundle-size#limits':
    'wrong size, sum does not match, inaccurate, numbers do not add up, mismatch, discrepancy, incorrect, missing module',
  '/guide/usage/compile-alerts': 'compile warnings, loader warnings, slow loader found, build-time findings',
  '/guide/usage/compile-alerts#open-the-view': 'menu, which page',
  '/guide/usage/compile-alerts#compile-rules': 'which rules, list',
  '/guide/usage/compile-alerts#read-the-tab': 'how many files, cost per file',
  '/guide/usage/compile-alerts#set-the-threshold':
    'limit, sensitivity, cutoff, too many warnings, lower, slow loaders, file types, minimum',
  '/guide/usage/compile-alerts#example': 'slow babel, exclude dependencies',
  '/guide/usage/compile-alerts#on-rspack': 'not supported, instead',
  '/guide/usage/compile-alerts#limits-and-options':
    'nothing found, no warnings, zero results, empty tab, not reported',
  '/guide/usage/compile-overall':
    'build time, where does the time go, duration breakdown, profile, bottleneck, phases, performance, speed, sluggish',
  '/guide/usage/compile-overall#open-the-view': 'menu, which page',
  '/guide/usage/compile-overall#read-the-bars':
    'stages, prepare, optimize, seconds, steps, lifecycle, startup, counted twice, phase boundaries',
  '/guide/usage/compile-overall#open-the-details': 'plugins of a phase, expand',
  '/guide/usage/compile-overall#decide-where-to-go':
    'which view, next step, slow minify, slow config, cold start, startup time, optimize build, speed up',
  '/guide/usage/compile-overall#on-rspack': 'swc minify, missing bar',
  '/guide/usage/compile-overall#example': 'slow minification, uglify',
  '/guide/usage/compile-overall#limits-and-options':
    'no bars, empty, zero seconds, missing progress, wrong total, dev mode, longer than webpack, sum, message',
  '/guide/usage/loaders-analysis':
    'loader input and output, transformed code, what did babel do, per file, source before and after, transpiled code, slow file, debug, vite-plugin-inspect',
  '/guide/usage/loaders-analysis#open-the-view': 'which page, transform inspector',
  '/guide/usage/loaders-analysis#read-the-file-tree': 'left side, folder',
  '/guide/usage/loaders-analysis#read-the-totals-of-a-folder':
    'directory, sum, which folder is slow, count, subdirectory',
  '/guide/usage/loaders-analysis#read-a-file':
    'before and after, code diff, parameters, result of a loader, source view',
  '/guide/usage/loaders-analysis#common-questions': 'not transpiled, wrong output, which rule matched',
  '/guide/usage/loaders-analysis#example': 'not transpiled, exclude, dependency',
  '/guide/usage/loaders-analysis#limits-and-options':
    'no code, empty, file not listed, offline, menu missing, monaco, not found',
  '/guide/usage/loaders-timeline':
    'gantt, flame graph, waterfall, loader time, slow loader, chart, which loader is slow, trace, concurrency, profile, bottleneck',
  '/guide/usage/loaders-timeline#open-the-view': 'which page, url path',
  '/guide/usage/loaders-timeline#read-the-chart':
    'bars, colors, axis, rows, overlap, start and end, hover, interpret, segment, timestamp',
  '/guide/usage/loaders-timeline#a-stripe': 'dark',
  '/guide/usage/loaders-timeline#a-light-bar': 'total',
  '/guide/usage/loaders-timeline#filter-the-chart': 'layers dropdown, find a file, only dependencies',
  '/guide/usage/loaders-timeline#tell-waiting-from-work':
    'async, idle, blocked, cpu time, real time, parallel, wall clock',
  '/guide/usage/loaders-timeline#watch-mode':
    'slow rebuild, hmr slow, all modules rebuilt, opens every rebuild, calls add up',
  '/guide/usage/loaders-timeline#example': 'slow babel, exclude dependencies',
  '/guide/usage/loaders-timeline#limits-and-options':
    'empty chart, menu missing, nothing recorded, data missing, disappeared',
  '/guide/usage/module-analysis':
    'why is this file included, who imports, import chain, reverse dependencies, dead code, unused code, used exports, npm why, yarn why, unwanted library, inclusion',
  '/guide/usage/module-analysis#open-the-view': 'find a module, file details, pane, navigate',
  '/guide/usage/module-analysis#read-the-module-tree':
    'importers, parents, dependents, where is it used, imported by, children, issuer chain, entry point',
  '/guide/usage/module-analysis#read-the-bailout-tab':
    'not tree shaken, unused export kept, why is it not removed, dead code, scope hoisting, concatenation failed, line numbers match',
  '/guide/usage/module-analysis#example': 'whole lodash, large module, cherry-pick, utility library',
  '/guide/usage/module-analysis#limits-and-options': 'empty, no code, missing modules',
  '/guide/usage/plugins-analysis':
    'plugin time, slow plugin, hooks, taps, which plugin is slow, terser, minimizer duration, html-webpack-plugin, profiling, measure',
  '/guide/usage/plugins-analysis#open-the-view': 'which page',
  '/guide/usage/plugins-analysis#read-the-table': 'columns, number of calls, invocations',
  '/guide/usage/plugins-analysis#what-a-duration-holds':
    'async hook, inclusive, sum, accurate, overlapping, longer than the build',
  '/guide/usage/plugins-analysis#example': 'slow terser, other minimizer',
  '/guide/usage/plugins-analysis#limits-and-options': 'plugin missing, empty table, not listed, hidden menu',
  '/guide/usage/project-overall':
    'dashboard, home of the report, summary, first page, number of files, duration, warnings count, general information, at a glance, another computer, build info',
  '/guide/usage/project-overall#open-the-view': 'home page, start page, menu',
  '/guide/usage/project-overall#read-the-four-numbers':
    'warnings total, duration, kpi, counter, clickable, popup, doubled',
  '/guide/usage/project-overall#read-the-environment':
    'node version, os, system info, hardware, specs, package manager, ram, wrong machine, build agent',
  '/guide/usage/project-overall#read-the-bundler-configuration':
    'final config, resolved webpack config, inspect config, merged options, effective configuration, dump, applied, verify, actual config',
  '/guide/usage/project-overall#example': 'suddenly larger, unminified, uglify, triple, terser',
  '/guide/usage/project-overall#limits-and-options': 'zero, missing sizes, wrong numbers',
  '/guide/usage/resolver':
    'wrong file, resolve.alias, module not found, path mapping, extensions, tsconfig paths, symlink, resolution failed, alias ignored, enhanced-resolve, inspect',
  '/guide/usage/resolver#switch-the-data-on': 'enable, not in the menu, activate, import path, tracing',
  '/guide/usage/resolver#open-the-view': 'not in the menu, which page',
  '/guide/usage/resolver#read-the-view': 'columns, resolved to, side by side, tree, original, final path',
  '/guide/usage/resolver#example': 'wrong alias, wrong file, specifier',
  '/guide/usage/resolver#read-the-times': 'slow resolving, file lookup, file system, suffix',
  '/guide/usage/resolver#limits':
    'missing, failed to resolve, not found, not listed, unresolved import, pane',
  '/guide/usage/rule-config':
    'eslint style, disable rule, enable, mute, customize checks, fewer messages, too many warnings',
  '/guide/usage/rule-config#set-a-rule':
    'turn off a rule, disable, silence, change severity, configure E1001, mute, off warn error, array form, check name, syntax',
  '/guide/usage/rule-config#linter-option': 'fields, parameters',
  '/guide/usage/rule-config#severity':
    'warn or error, importance, priority, fatal, critical, promote, lowercase, complain',
  '/guide/usage/rule-config#level':
    'hide warnings, only errors, quiet, minimum importance, filter, backwards, logger',
  '/guide/usage/rule-config#custom-rules': 'team conventions',
  '/guide/usage/rule-config#options-of-the-built-in-rules':
    'all parameters, allowlist, table, options per code, cheat sheet',
  '/guide/usage/rule-config#example':
    'suppress, ignore one package, whitelist, allowlist, silence, noise, exclude',
  '/guide/usage/rule-config#if-a-setting-has-no-effect':
    'ignored, does not work, not applied, wrong rule name, typo, doesn’t change',
  '/guide/usage/rule-config#errors-do-not-fail-a-build':
    'exit code, make it fail, strict, break on error, ci passes anyway, stop on error',
};
