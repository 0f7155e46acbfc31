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

/** What each picture of a report shows, in the report itself; views and reports are those of `REPORT_VIEWS`. */
export const PLACE_OF_SHOT: Readonly<Record<ShotName, ReportPlace>> = {
  overall: { report: 'rspack-app', route: '#/overall' },
  'overall-phone': { report: 'rspack-app', route: '#/overall' },
  'rsbuild-overall': { report: 'rsbuild-app', route: '#/overall' },
  'project-overall': { report: 'rspack-app', route: '#/overall' },
  'bundle-overall': { report: 'rspack-app', route: '#/overall' },
  'compile-overall': { report: 'webpack-app', route: '#/overall', item: 'stages' },
  'bundle-alerts': { report: 'rspack-app', route: '#/overall', item: 'E1001' },
  'compile-alerts': { report: 'webpack-app', route: '#/overall', item: 'E1003' },
  'rule-config': { report: 'rspack-app', route: '#/overall', item: 'E1004' },
  'loaders-timeline': { report: 'webpack-app', route: '#/webpack/loaders/overall' },
  'loaders-analysis': { report: 'webpack-app', route: '#/webpack/loaders/analysis' },
  'plugins-analysis': { report: 'webpack-app', route: '#/webpack/plugins' },
  resolver: { report: 'rspack-app', route: '#/module/resolve' },
  'bundle-size': { report: 'rspack-app', route: '#/bundle/size', item: 'main' },
  treemap: { report: 'rspack-app', route: '#/bundle/size', item: 'treemap' },
  'module-analysis': { report: 'rspack-app', route: '#/bundle/size', item: 'immer' },
  'bundle-diff': { report: 'bundle-diff', route: '#/resources/bundle/diff' },
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

/**
 * Address of a place in a live report, below the base path.
 * @param place report, view and item
 * @param lang language of the report's interface
 */
export const reportAddress = ({ report, route, item }: ReportPlace, lang: Lang): string =>
  `${REPORT_DEMOS[report].page}?lang=${lang}${item ? `&item=${item}` : ''}${route}`;
