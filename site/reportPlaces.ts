import type { Lang } from './languages';
import { REPORT_DEMOS, type ReportName } from './reportDemos';
import type { ReportItem } from './reportInterface';
import type { ShotName } from './reportShots';
import type { RuleCode } from './rules';

export interface ReportPlace {
  readonly report: ReportName;
  /** Route of the report; begins with `#`. */
  readonly route: string;
  readonly item?: ReportItem;
}

/** What is opened in the report beyond the view of a picture (`REPORT_SHOTS`). */
export const PLACE_OF_SHOT: Readonly<Partial<Record<ShotName, Partial<ReportPlace>>>> = {
  'compile-overall': { item: 'stages' },
  'bundle-alerts': { item: 'E1001' },
  'compile-alerts': { item: 'E1003' },
  'rule-config': { item: 'E1004' },
  'resolver-search': { item: 'toolkit' },
  'bundle-size': { item: 'main' },
  'graphiql-size': { item: 'fonts' },
  treemap: { item: 'treemap' },
  'module-analysis': { item: 'immer' },
  relations: { item: 'relations' },
  'relations-newer': { item: 'relationsNewer' },
  explanation: { route: '#/resources/rules?code=E1001' },
  'explanation-loaders': { route: '#/resources/rules?code=E1003' },
  e1002: { item: 'E1002' },
  e1004: { item: 'E1004' },
  e1006: { item: 'E1006' },
  e1007: { item: 'E1007' },
  e1008: { item: 'E1008' },
  e1009: { item: 'E1009' },
  'custom-rules': { item: 'customRules' },
  'bundler-config': { item: 'bundlerConfig' },
  messages: { item: 'messages' },
  'js-files': { item: 'jsFiles' },
  'stage-start': { item: 'stageStart' },
  'stage-end': { item: 'stageEnd' },
  'stage-minify': { item: 'stageMinify' },
  'loader-config': { item: 'loaderConfig' },
  'folder-totals': { item: 'nodeModules' },
  'folder-rspack': { item: 'nodeModules' },
  'loader-order': { item: 'stylesCss' },
  'loader-props': { item: 'mainJsx' },
  'size-initial': { item: 'initialJs' },
  'tree-tags': { item: 'ownModules' },
  'module-size': { item: 'largeModules' },
  'tree-search': { item: 'main' },
  'search-module': { item: 'searchModule' },
  'treemap-search': { item: 'treemapSearch' },
  'treemap-gzip': { item: 'treemap' },
  'treemap-stat': { item: 'treemap' },
  'treemap-one': { item: 'treemap' },
  'treemap-zoom': { item: 'treemap' },
  'treemap-tooltip': { item: 'treemap' },
  bailout: { item: 'lodash' },
  'module-reasons': { item: 'lodashReasons' },
  'module-dependencies': { item: 'mainDependencies' },
  'diff-search': { item: 'diffSearch' },
  'diff-assets': { item: 'diffAssets' },
  'diff-modules': { item: 'diffModules' },
  'diff-packages': { item: 'diffPackages' },
  'diff-asset-modules': { item: 'diffAssetModules' },
};

const inRspack = (item: ReportItem): ReportPlace => ({ report: 'rspack-app', route: '#/overall', item });

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
