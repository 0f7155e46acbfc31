import type { ExampleName } from './examples';
import type { Text } from './words/types';

export interface ReportDemo {
  readonly page: string;
  /** Route of the report that is shown first; begins with `#`. */
  readonly start: string;
  /** Picture that stands there until the reader asks for the report: a name of `REPORT_SHOTS`. */
  readonly poster: string;
  /** What the report is about; also the name of its frame. */
  readonly title: Text;
  readonly examples: readonly ExampleName[];
}

/** Name of a published report: `examples/reports/<name>.html` holds its data, `/reports/<name>.html` shows it. */
export type ReportName = 'rspack-app' | 'webpack-app' | 'rsbuild-app' | 'bundle-diff' | 'graphiql';

/** Reports that pages show by name: `<ReportDemo name="rspack-app" />`. */
export const REPORT_DEMOS: Readonly<Record<ReportName, ReportDemo>> = {
  'rspack-app': {
    page: '/reports/rspack-app.html',
    start: '#/overall',
    poster: 'overall',
    title: { en: 'Report of the order form, built with Rspack', zh: '订单表单的报告（Rspack）' },
    examples: ['rspack-app'],
  },
  'webpack-app': {
    page: '/reports/webpack-app.html',
    start: '#/webpack/loaders/overall',
    poster: 'loaders-timeline',
    title: { en: 'Report of the order form, built with webpack', zh: '订单表单的报告（webpack）' },
    examples: ['webpack-app'],
  },
  'rsbuild-app': {
    page: '/reports/rsbuild-app.html',
    start: '#/overall',
    poster: 'rsbuild-overall',
    title: { en: 'Report of the shift calendar, built with Rsbuild', zh: '排班日历的报告（Rsbuild）' },
    examples: ['rsbuild-app'],
  },
  'bundle-diff': {
    page: '/reports/bundle-diff.html',
    start: '#/resources/bundle/diff',
    poster: 'bundle-diff',
    title: {
      en: 'The delivery-date form before and after it switched libraries',
      zh: '送货日期应用更换日期库前后的对比',
    },
    examples: ['diff-before', 'diff-after'],
  },
  graphiql: {
    page: '/reports/graphiql.html',
    start: '#/bundle/size',
    poster: 'graphiql-size',
    title: { en: 'Report of GraphiQL, built with Rspack', zh: 'GraphiQL 的报告（Rspack）' },
    examples: ['graphiql'],
  },
};

/** Names of the published reports, in the order in which they are offered. */
export const REPORT_NAMES = Object.keys(REPORT_DEMOS) as readonly ReportName[];
