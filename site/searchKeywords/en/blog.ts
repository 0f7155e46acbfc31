/** Keywords of English pages about articles and release notes: see `../index.ts`. */
export const BLOG: Readonly<Record<string, string>> = {
  '/blog/overview': 'announcements, changelog, news, releases, feed, rss',
  '/blog/release/release-note-0_1#what-shipped': 'initial features, launch, original checks, capabilities',
  '/blog/release/release-note-0_1#one-plugin-per-bundler': 'two plugins, minimal config',
  '/blog/release/release-note-0_1#what-was-missing': 'roadmap, gaps',
  '/blog/release/release-note-0_3#what-shipped': 'esm',
  '/blog/release/release-note-0_4': 'october 2024',
  '/blog/release/release-note-0_4#brief-mode': 'single file, share',
  '/blog/release/release-note-0_4#bundle-diff': 'first version, compare',
  '/blog/release/release-note-0_4#loader-analysis': 'sfc, fixed',
  '/blog/release/release-note-1_0': 'stable, production-ready, launch, ga',
  '/blog/release/release-note-1_0#why': 'motivation, alternative',
  '/blog/release/release-note-1_0#use-cases': 'good for, convince, use cases, benefits',
  '/blog/release/release-note-1_0#wrong-output': 'generated code, broken, debug, transformation',
  '/blog/release/release-note-1_0#what-grew': 'bundlewatch, history',
  '/blog/release/release-note-1_0#move-from-0-4':
    'breaking changes, renamed, settings lost, after updating, migration',
  '/blog/release/release-note-1_0#thanks': 'credits, acknowledgements, authors, contribute',
  '/blog/release/release-note-1_0#since-then': 'changelog, version history, dates, release list, published',
  '/blog/release/release-note-1_1#mcp-server': 'llm',
  '/blog/release/release-note-1_1#code-views': 'diff viewer, side by side, inline, unified',
  '/blog/release/release-note-1_1#treemap': 'dropped, still used, rectangles',
  '/blog/release/release-note-1_1#also': 'err_unsafe_port, chrome, bugfix',
  '/blog/release/release-note-1_2': 'august 2025, 1.2.x, announcement',
  '/blog/release/release-note-1_2#what-shipped': 'august',
  '/blog/release/release-note-1_2#concatenated-modules': 'scope hoisting, real size',
  '/blog/release/release-note-1_2#treemap': 'performance',
  '/blog/release/release-note-1_2#stats-analyze':
    'existing stats, locked config, pluginless, not allowed, installing',
  '/blog/release/release-note-1_3#what-shipped': 'dual',
  '/blog/release/release-note-1_3#output': 'renamed, moved option',
  '/blog/release/release-note-1_3#uploader': 'load a file, drag json',
  '/blog/release/release-note-1_3#later': 'patch notes, 1.3.x',
  '/blog/release/release-note-1_5#native-plugin': 'faster',
  '/blog/release/release-note-1_5#rules': 'recent, introduced, diagnostics',
  '/blog/release/release-note-1_5#ci': 'automation, faster',
  '/blog/release/release-note-1_5#server':
    'lan, wifi, colleagues, security, remote, hardening, reachable, anymore, coworker, office',
  '/blog/release/release-note-1_5#release-1-4': 'december 2025',
  '/blog/release/release-note-1_6': 'newest, what changed, lately, release date',
  '/blog/release/release-note-1_6#what-shipped': 'new features, summer release, highlights, changelog',
  '/blog/release/release-note-1_6#dark-theme':
    'night mode, black, white, bright, eyes, skin, background, hurts, colours, button',
  '/blog/release/release-note-1_6#large-builds':
    'huge project, disk full, missing data, monorepo, corrupted, incomplete',
  '/blog/release/release-note-1_6#upgrade': 'migrate, safe update, incompatibility',
  '/blog/topic/duplicate-pkg-problem':
    'dedupe, same library twice, case study, npm ls, resolutions, react twice, shrink bundle',
  '/blog/topic/duplicate-pkg-problem#why-two-copies-matter':
    'context lost, invalid hook call, state not shared, two instances, singleton broken, bandwidth, provider, unique, duplicates harmful',
  '/blog/topic/duplicate-pkg-problem#find-who-brings-them':
    'npm ls, transitive, which dependency, origin, reason, old, reverse dependencies, requires',
  '/blog/topic/duplicate-pkg-problem#choose-the-fix':
    'remove one copy, conflict, downgrade, semver, strategy',
  '/blog/topic/duplicate-pkg-problem#the-override-that-breaks': 'force a version, incompatible',
  '/blog/topic/duplicate-pkg-problem#the-same-version-twice': 'hoisting, nested node_modules',
  '/blog/topic/duplicate-pkg-problem#prove-it': 'before and after, savings',
  '/blog/topic/duplicate-pkg-problem#keep-it': 'come back, prevent, renovate, reintroduced',
  '/blog/topic/loader-optimization':
    'slow babel, faster build, exclude node_modules, case study, build performance, transpile, swc-loader, reduce build time, takes forever',
  '/blog/topic/loader-optimization#the-result-first': 'benchmark table',
  '/blog/topic/loader-optimization#find-the-loader':
    'which loader is slow, bottleneck, transform, slowest, identify',
  '/blog/topic/loader-optimization#find-the-files': 'which files are slow',
  '/blog/topic/loader-optimization#narrow-the-rule':
    'exclude, skip dependencies, module.rules, third party, condition, restrict, own sources, limit, transpile',
  '/blog/topic/loader-optimization#check-the-output': 'still compatible, old browsers',
  '/blog/topic/loader-optimization#replace-or-cache': 'esbuild, faster loader',
  '/blog/topic/loader-optimization#how-the-numbers-were-taken': 'benchmark methodology',
  '/blog/topic/loader-optimization#keep-it': 'transforms',
};
