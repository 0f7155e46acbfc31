/** Keywords of English pages about frameworks: see `../index.ts`. */
export const FRAMEWORKS: Readonly<Record<string, string>> = {
  '/guide/frameworks/docusaurus':
    'docs site, docusaurus.config.js, configureWebpack, documentation site, v4 flag, ssg',
  '/guide/frameworks/docusaurus#webpack': 'docs build',
  '/guide/frameworks/docusaurus#build': 'docs, powershell, windows',
  '/guide/frameworks/docusaurus#problems': 'no report, not working',
  '/guide/frameworks/modern-js': 'modern.config.ts, edenx, react framework, bytedance, meta-framework',
  '/guide/frameworks/modern-js#problems': 'no output, not working',
  '/guide/frameworks/monorepo':
    'workspace, pnpm workspaces, turborepo, nx, lerna, several packages, rush, many apps, internal, shared, multi-package, repository',
  '/guide/frameworks/monorepo#set-up': 'root or package, pnpm filter, turbo',
  '/guide/frameworks/monorepo#check': 'repository top, detected wrongly, relative, lockfile',
  '/guide/frameworks/monorepo#problems': 'hoisting, stuck, not working, turbo, nx, env, separate',
  '/guide/frameworks/next-js':
    'nextjs, next.config.js, next build, vercel, app router, @next/bundle-analyzer',
  '/guide/frameworks/next-js#set-up': 'turn off turbopack, app router',
  '/guide/frameworks/next-js#problems': 'not working, page does not open',
  '/guide/frameworks/nuxt': 'nuxt.config.ts, vue ssr, nuxi, meta-framework, nuxtjs, unsupported',
  '/guide/frameworks/nuxt#set-up': 'instead of vite, nuxtjs',
  '/guide/frameworks/nuxt#problems': 'conflict, not working',
  '/guide/frameworks/other':
    'umi, create react app, craco, angular, gatsby, ember, custom build tool, unlisted framework, electron, taro, toolchain, meta-framework',
  '/guide/frameworks/other#which-tools': 'list, supported frameworks, umi',
  '/guide/frameworks/other#rspeedy': 'lynx-js, ReactLynx, mobile app, native',
  '/guide/frameworks/other#add-it': 'by hand, unlisted framework, company, in-house',
  '/guide/frameworks/rsbuild': 'rsbuild.config.ts, tools.rspack, create-rsbuild, performance.bundleanalyze',
  '/guide/frameworks/rsbuild#set-up': 'enable',
  '/guide/frameworks/rsbuild#options': 'pass options, customize, override, automatic, manually',
  '/guide/frameworks/rsbuild#check': 'confirm, active, console',
  '/guide/frameworks/rsbuild#problems': 'no report, not working',
  '/guide/frameworks/rsbuild#rsbuild-2': 'upgrade, major version, old plugin, v2',
  '/guide/frameworks/rslib':
    'component library, npm package build, lib, rslib.config.ts, package author, published package',
  '/guide/frameworks/rspress': 'docs site, ssg, static site',
  '/guide/frameworks/rspress#check': 'few sizes',
  '/guide/frameworks/rspress#problems':
    'no sizes, two reports, not working, docs build, two links, second analyzer',
  '/guide/frameworks/storybook':
    'main.ts, webpackFinal, stories, build-storybook, component explorer, workshop',
  '/guide/frameworks/storybook#check': 'phantom',
  '/guide/frameworks/storybook#problems': 'not working, no report',
  '/guide/frameworks/vue-cli': 'vue.config.js, vue-cli-service, vue 2, vue 3, configureWebpack, chainWebpack',
  '/guide/frameworks/vue-cli#set-up': 'vue.config',
  '/guide/frameworks/vue-cli#problems': 'no url, not working, no report, vue.config.ts, ignored, wrong name',
  '/guide/frameworks/webpack':
    'webpack.config.js, RsdoctorWebpackPlugin, plain webpack, wp5, integration, webpack 5',
  '/guide/frameworks/webpack#sizes':
    'hidden-source-map, zero size, parsed size missing, sourcemap, bundled size empty, scope hoisting, merged',
  '/guide/frameworks/webpack#clean': 'old files, stale output, leftover, rimraf dist, rerun, fewer, wipe',
  '/guide/frameworks/webpack#check': 'terminal, confirm, url, normal',
};
