import type { Lang } from './languages';
import { REPORT_DEMOS, type ReportName } from './reportDemos';
import type { ReportItem } from './reportItems';
import type { ShotName } from './reportShots';
import type { RuleCode } from './rules';

/** A place in a live report. */
export interface ReportPlace {
  readonly report: ReportName;
  /** Route of the report; begins with `#`. */
  readonly route: string;
  /** What is opened in the view. */
  readonly item?: ReportItem;
}

const inRspack = (item?: ReportItem): ReportPlace => ({ report: 'rspack-app', route: '#/overall', item });
const inWebpack = (item?: ReportItem): ReportPlace => ({ report: 'webpack-app', route: '#/overall', item });
const explanation = (report: ReportName, code: RuleCode): ReportPlace => ({
  report,
  route: `#/resources/rules?code=${code}`,
});
const TIMELINE: ReportPlace = { report: 'webpack-app', route: '#/webpack/loaders/overall' };
const LOADERS: ReportPlace = { report: 'webpack-app', route: '#/webpack/loaders/analysis' };
const PLUGINS: ReportPlace = { report: 'webpack-app', route: '#/webpack/plugins' };
const SIZES: ReportPlace = { report: 'rspack-app', route: '#/bundle/size' };
const TREEMAP: ReportPlace = { ...SIZES, item: 'treemap' };
const RESOLVER: ReportPlace = { report: 'rspack-app', route: '#/module/resolve' };
const DIFF: ReportPlace = { report: 'bundle-diff', route: '#/resources/bundle/diff' };

/** What each picture of a report shows, in the report itself; views and reports are those of `REPORT_SHOTS`. */
export const PLACE_OF_SHOT: Readonly<Record<ShotName, ReportPlace>> = {
  overall: inRspack(),
  home: inRspack(),
  'overall-phone': inRspack(),
  'rsbuild-overall': { report: 'rsbuild-app', route: '#/overall' },
  'webpack-overall': inWebpack(),
  'project-overall': inRspack(),
  'bundle-overall': inRspack(),
  'compile-overall': inWebpack('stages'),
  'bundle-alerts': inRspack('E1001'),
  'compile-alerts': inWebpack('E1003'),
  'rule-config': inRspack('E1004'),
  'loaders-timeline': TIMELINE,
  'loaders-analysis': LOADERS,
  'plugins-analysis': PLUGINS,
  resolver: RESOLVER,
  'resolver-search': { ...RESOLVER, item: 'toolkit' },
  'bundle-size': { ...SIZES, item: 'main' },
  'graphiql-size': { ...SIZES, report: 'graphiql', item: 'fonts' },
  treemap: TREEMAP,
  'module-analysis': { ...SIZES, item: 'immer' },
  'bundle-diff': DIFF,
  relations: inRspack('relations'),
  'relations-newer': inRspack('relationsNewer'),
  explanation: explanation('rspack-app', 'E1001'),
  'explanation-loaders': explanation('webpack-app', 'E1003'),
  e1002: inRspack('E1002'),
  e1004: inWebpack('E1004'),
  e1006: inRspack('E1006'),
  e1007: inRspack('E1007'),
  e1008: inRspack('E1008'),
  e1009: inRspack('E1009'),
  'custom-rules': inRspack('customRules'),
  'bundler-config': inRspack('bundlerConfig'),
  messages: inRspack('messages'),
  'js-files': inRspack('jsFiles'),
  'file-counts': inRspack(),
  'stage-start': inWebpack('stageStart'),
  'stage-end': inWebpack('stageEnd'),
  'stage-minify': inWebpack('stageMinify'),
  'timeline-stripe': TIMELINE,
  'timeline-bar': TIMELINE,
  'timeline-filter': TIMELINE,
  'timeline-rspack': { ...TIMELINE, report: 'rspack-app' },
  'loader-config': { ...TIMELINE, item: 'loaderConfig' },
  'folder-totals': { ...LOADERS, item: 'nodeModules' },
  'folder-rspack': { ...LOADERS, report: 'rspack-app', item: 'nodeModules' },
  'loader-order': { ...LOADERS, item: 'stylesCss' },
  'loader-props': { ...LOADERS, item: 'mainJsx' },
  'loader-missing': { ...LOADERS, report: 'rspack-app' },
  'plugins-rspack': { ...PLUGINS, report: 'rspack-app' },
  'plugins-filter': PLUGINS,
  'loader-tags': LOADERS,
  'size-cards': SIZES,
  'size-initial': { ...SIZES, item: 'initialJs' },
  'tree-tags': { ...SIZES, report: 'webpack-app', item: 'ownModules' },
  'module-size': { ...SIZES, item: 'largeModules' },
  'tree-search': { ...SIZES, item: 'main' },
  'search-module': { ...SIZES, item: 'searchModule' },
  'treemap-search': { ...SIZES, item: 'treemapSearch' },
  'treemap-gzip': TREEMAP,
  'treemap-stat': TREEMAP,
  'treemap-one': TREEMAP,
  'treemap-zoom': TREEMAP,
  'treemap-tooltip': TREEMAP,
  bailout: { ...SIZES, item: 'lodash' },
  'module-reasons': { ...SIZES, item: 'lodashReasons' },
  'module-dependencies': { ...SIZES, item: 'mainDependencies' },
  'diff-overview': DIFF,
  'diff-search': { ...DIFF, item: 'diffSearch' },
  'diff-assets': { ...DIFF, item: 'diffAssets' },
  'diff-modules': { ...DIFF, item: 'diffModules' },
  'diff-packages': { ...DIFF, item: 'diffPackages' },
  'diff-asset-modules': { ...DIFF, item: 'diffAssetModules' },
};

/** Where a rule has a finding; E1005 has none in any build. */
export const PLACE_OF_RULE: Readonly<Partial<Record<RuleCode, ReportPlace>>> = {
  E1001: inRspack('E1001'),
  E1002: inRspack('E1002'),
  E1003: { report: 'webpack-app', route: '#/overall', item: 'E1003' },
  E1004: inRspack('E1004'),
  E1006: inRspack('E1006'),
  E1007: inRspack('E1007'),
  E1008: inRspack('E1008'),
  E1009: inRspack('E1009'),
};

/** The first view of a report. */
export const startOf = (report: ReportName): ReportPlace => ({ report, route: REPORT_DEMOS[report].start });

/** Address of a place in a live report, below the base path. */
export const reportAddress = ({ report, route, item }: ReportPlace, lang: Lang): string =>
  `${REPORT_DEMOS[report].page}?lang=${lang}${item ? `&item=${item}` : ''}${route}`;
