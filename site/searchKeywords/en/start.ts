/** Keywords of English pages about the first steps, the command line and CI: see `../index.ts`. */
export const START: Readonly<Record<string, string>> = {
  '/guide/overview': 'chapter, sitemap, table of contents, documentation, manual, handbook',
  '/guide/start/action':
    'github bot, pull request comment, ci workflow, pr size report, automatic comment, marketplace, reviewers, size impact, bundlewatch, compressed-size-action',
  '/guide/start/action#set-it-up': 'install, enable',
  '/guide/start/action#write-a-json-report': 'data file, plugin options',
  '/guide/start/action#add-the-workflow': 'yaml, yml file, .github/workflows',
  '/guide/start/action#merge-it': 'first run, initial, reference',
  '/guide/start/action#read-the-comment': 'bot message, increase, decrease, table in pr, result of the check',
  '/guide/start/action#settings': 'inputs, parameters, action options, configuration',
  '/guide/start/action#ai':
    'llm, openai, claude, gpt, api key, summary, reason for size change, artificial intelligence, explain why it grew',
  '/guide/start/action#troubleshooting':
    'does not comment, nothing posted, permission denied, 403, everything is new, artifact not found, action fails',
  '/guide/start/agents':
    'ai, llm, claude code, cursor, copilot, chatgpt, codex, assistant, artificial intelligence',
  '/guide/start/agents#docs-for-agents': 'machine readable docs, plain text, copy page, context for ai',
  '/guide/start/agents#facts-as-json':
    'autocomplete, machine readable, invented options, misspelled, validate, exists, pin',
  '/guide/start/agents#tell-the-agent': 'instructions file, rules file, system prompt, skill',
  '/guide/start/agents#fit-the-report':
    'context window, too many tokens, token limit, too large for llm, shrink json, cut down, paste, biggest libraries, condense',
  '/guide/start/agents#prompt':
    'ask ai to optimize, example question, template, instruct, chat, copilot message, improvement',
  '/guide/start/agents#mcp-server':
    'tools, cursor, claude desktop, vscode, connect ai, talk, live data, bridge, query',
  '/guide/start/agents#keep-a-report-open': 'stays running, connection, mcp, alive, close, exits',
  '/guide/start/agents#register-the-server':
    'mcp.json, mcp config, add mcp, client configuration, connect cursor, claude mcp add, unauthorized, 401, connector, too old',
  '/guide/start/agents#ask':
    'prompts, chat, example questions, wrong report, tool calls, function list, chatbot',
  '/guide/start/cicd':
    'continuous integration, pipeline, jenkins, circleci, azure devops, automation, server build, unnoticed, creep, fatter, bloat',
  '/guide/start/cicd#why-brief-mode':
    'single file, self-contained, headless, normal mode in CI, portable, mail, archive, elsewhere',
  '/guide/start/cicd#brief-report':
    'export html, standalone page, send to colleague, share report, offline, single html file, static, serverless, without server',
  '/guide/start/cicd#set-up-the-plugin': 'plugin options, enable',
  '/guide/start/cicd#try-it': 'run locally, before pushing',
  '/guide/start/cicd#keep-the-files':
    'upload artifact, retention, download report, store result, save report',
  '/guide/start/cicd#compare-with-the-base-branch':
    'merge request, target branch, main, regression, before merging, size change',
  '/guide/start/cicd#gitlab': 'gitlab-ci.yml, merge request, runner, gitlab pages',
  '/guide/start/cicd#github-action': 'github actions, bot, check run',
  '/guide/start/cicd#fail-a-build':
    'size limit, budget, quality gate, threshold, block merge, break the pipeline, exit 1, enforce, performance budget, red build, fatal, non-zero',
  '/guide/start/cicd#explain': 'summary, check size, budget, ready-made',
  '/guide/start/cicd#when-it-does-not-work':
    'pipeline stuck, never finishes, timeout, fails only on CI, works locally, all new, missing report, does not end, log, warnings printed, green',
  '/guide/start/cli': 'terminal, npx, shell, bin, flags, arguments, executable, closed, lost, reopen',
  '/guide/start/cli#install': 'global, package name',
  '/guide/start/cli#commands': 'subcommands, usage, synopsis, installed version',
  '/guide/start/cli#analyze':
    'open saved report, view old report, serve report again, show report later, viewer, window, headless',
  '/guide/start/cli#moved-report':
    'copied folder, download from CI, path not found, relocated, other computer',
  '/guide/start/cli#bundle-diff': 'compare builds, before and after, comparison command, difference',
  '/guide/start/cli#diff-json': 'machine readable, parse output, schema, fields',
  '/guide/start/cli#keep-a-baseline':
    'save old report, store previous build, overwritten, history, archive, reference build, main branch, snapshot, cp, added, zero difference',
  '/guide/start/cli#stats-analyze':
    'without plugin, existing stats, webpack stats, no install, statoscope, webpack-bundle-analyzer, inspect, blank',
  '/guide/start/cli#exit-codes':
    'return code, status, error code, non-zero, script fails, typo, subcommand, bash, detect failure',
  '/guide/start/cli#node-api': 'programmatic, javascript function, call from code, automation',
  '/guide/start/compatibility':
    'support, does it work with, matrix, requirement, version table, toolchain, stack, system requirements, tested',
  '/guide/start/compatibility#bundlers': 'old webpack, supported versions, parcel, packer, esbuild, rolldown',
  '/guide/start/compatibility#tools':
    'node 16, node 18, node 20, minimum node, engine, yarn, bun, typescript version, operating system, lts, runtime',
  '/guide/start/compatibility#frameworks': 'cra',
  '/guide/start/compatibility#differences': 'known limitations, quirks, behavior, caveats',
  '/guide/start/compatibility#rspack-2': 'v2, 2.0, create-rspack, create-rsbuild, sizes are 0',
  '/guide/start/compatibility#packages': 'different version numbers, core, sdk',
  '/guide/start/compatibility#content-hash':
    'cache busting, file name changed, real content hash, hash differs',
  '/guide/start/compatibility#persistent-cache':
    'cached build, second build, nothing recorded, loaders missing, warm build, incremental',
  '/guide/start/compatibility#loaders-in-workers': 'parallel, multi thread, worker, workerpool',
  '/guide/start/compatibility#other-analyzers':
    'webpack-bundle-analyzer together, speed-measure, conflict, two analyzers, accuracy, visualizer, discrepancy, cross-check',
  '/guide/start/features':
    'feature list, capability, overview of functions, what can it show, functionality, offer, everything',
  '/guide/start/features#on-by-default':
    'enabled, missing menu entry, hidden view, turn on analysis, opt-in, gathered',
  '/guide/start/features#build-overview': 'home page, summary, dashboard, first page, quick look',
  '/guide/start/features#compile-analysis': 'performance, profiling, seconds',
  '/guide/start/features#bundle-analysis': 'what is in the bundle, visualize, large files, inside',
  '/guide/start/features#scan-rules': 'best practices, audit, scanner, health check, automatic',
  '/guide/start/features#outside-the-browser': 'automation, export, script, ui, gui, headless',
  '/guide/start/features#on-rspack': 'limitation, not supported, fewer data, parity, migrate from webpack',
  '/guide/start/intro':
    'what does it do, purpose, about, tool, profiler, build profiling, inspector, introduction',
  '/guide/start/intro#when-to-use-it':
    'use case, why should I use it, benefit, worth it, scenario, reasons, situations, page speed, lighthouse',
  '/guide/start/intro#what-it-analyzes':
    'capability, can do, scope, looks like, both speed, screenshot, interface',
  '/guide/start/intro#how-it-works':
    'architecture, internals, under the hood, data flow, privacy, network access, what happens, behind scenes',
  '/guide/start/intro#what-it-costs':
    'overhead, footprint, slowdown, impact on build time, extra memory, install size, heavy, users download, production',
  '/guide/start/intro#compared-with-other-tools':
    'alternative, versus, vs, replace webpack-bundle-analyzer, speed-measure-plugin, source-map-explorer, competitor, comparison, beat, better, competing',
  '/guide/start/intro#supported-versions':
    'compatible, requirement, which webpack, old version, prerequisite',
  '/guide/start/intro#packages': 'npm names, which package, dependency to add',
  '/guide/start/intro#get-help': 'stuck, support channel, community, human',
  '/guide/start/live-report':
    'demo, sample, online preview, playground, try without installing, screenshot, showcase, real result, looks like, interactive',
  '/guide/start/live-report#rspack-app': 'demo, try out',
  '/guide/start/live-report#webpack-app': 'demo, try out',
  '/guide/start/live-report#rsbuild-app': 'demo',
  '/guide/start/live-report#bundle-diff': 'demo, try out',
  '/guide/start/open-report':
    'upload report, online viewer, load json, analyze my bundle, my own build, inspect file, report reader, website, results, advice, compare',
  '/guide/start/open-report#open': 'drag, choose a file, viewer, delete, prompt, privacy, local-only',
  '/guide/start/open-report#what-you-can-open':
    'too big, supported formats, which files, page refuses, max upload size, input, github actions, unzip',
  '/guide/start/open-report#full-report': 'jump, missing, pane',
  '/guide/start/open-report#read-the-numbers':
    'what to fix first, estimate, recommendation ranking, impact, potential, overestimated',
  '/guide/start/open-report#command-line': 'offline, noscript, advice, disabled, cli',
  '/guide/start/quick-start':
    'hello world, tutorial, begin, first steps, installation, setup guide, how to start, beginner, five minutes, fastest way, try',
  '/guide/start/quick-start#set-up':
    'integrate, add to project, configure plugin, getting started, onboarding, prepare, walk through, copy-paste',
  '/guide/start/quick-start#install': 'dev dependency, analyzer, download, fetch, command',
  '/guide/start/quick-start#register':
    'plugins array, add plugin, config file, usage, snippet, activate, enable, webpack.config.js',
  '/guide/start/quick-start#run':
    'execute, start analysis, windows cmd, powershell, cross-env, set environment variable, console, active, verify',
  '/guide/start/quick-start#open-the-report':
    'view result, browser tab, url, localhost, dashboard, visit, show report, where is the page',
  '/guide/start/quick-start#keep-it-out':
    'production, release build, safe to ship, only in development, conditional plugin, deployment, live site, upload',
};
