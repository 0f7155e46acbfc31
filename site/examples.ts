import type { RuleCode } from './rules';
import type { Text } from './words/types';

/** Name of an example project: its folder in `examples/`, and what `npm run example` takes. */
export type ExampleName =
  'rspack-app' | 'webpack-app' | 'rsbuild-app' | 'diff-before' | 'diff-after' | 'graphiql';

export interface Example {
  readonly title: Text;
  readonly bundler: 'rspack' | 'webpack' | 'rsbuild';
  /**
   * Folder in which it is built below `/tmp/rsdoctor-examples`; every report shows this path. The two sides of the
   * comparison share one, because `bundle-diff` pairs modules by their absolute path.
   */
  readonly folder: string;
  /** Built-in rules that its report shows: these, and no other. */
  readonly rules: readonly RuleCode[];
}

/** The example projects; `tests/analyzer/examples.test.ts` builds each and compares the rules with its report. */
export const EXAMPLES: Readonly<Record<ExampleName, Example>> = {
  'rspack-app': {
    title: { en: 'Order form, built with Rspack', zh: '订单表单（Rspack）' },
    bundler: 'rspack',
    folder: 'order-desk',
    rules: ['E1001', 'E1002', 'E1004', 'E1006', 'E1007', 'E1008', 'E1009'],
  },
  'webpack-app': {
    title: { en: 'Order form, built with webpack', zh: '订单表单（webpack）' },
    bundler: 'webpack',
    folder: 'order-desk-webpack',
    rules: ['E1001', 'E1002', 'E1003', 'E1004', 'E1006', 'E1009'],
  },
  'rsbuild-app': {
    title: { en: 'Shift calendar, built with Rsbuild', zh: '排班日历（Rsbuild）' },
    bundler: 'rsbuild',
    folder: 'shift-calendar',
    rules: ['E1007'],
  },
  'diff-before': {
    title: { en: 'Delivery dates with Moment.js', zh: '送货日期（使用 Moment.js）' },
    bundler: 'rspack',
    folder: 'delivery-dates',
    rules: [],
  },
  'diff-after': {
    title: { en: 'Delivery dates with Day.js', zh: '送货日期（使用 Day.js）' },
    bundler: 'rspack',
    folder: 'delivery-dates',
    rules: [],
  },
  graphiql: {
    title: { en: 'GraphiQL, built with Rspack', zh: 'GraphiQL（Rspack）' },
    bundler: 'rspack',
    folder: 'graphiql-ide',
    rules: [],
  },
};

export const EXAMPLE_NAMES = Object.keys(EXAMPLES) as readonly ExampleName[];

/** What readers can download: each example project, and the samples of all rules in one, which share their packages. */
export const ARCHIVES = [...EXAMPLE_NAMES, 'rules'] as const;

export type ArchiveName = (typeof ARCHIVES)[number];

export const archiveAddress = (name: ArchiveName): string => `/examples/${name}.zip`;

/** Address of `npm run explain` as one file, without base path. */
export const EXPLAIN_ADDRESS = '/examples/explain.mjs';
