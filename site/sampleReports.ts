import type { Text } from './words/types';

export interface SampleReport {
  readonly file: string;
  readonly baseline?: string;
  readonly title: Text;
}

/** The samples, in the order in which they are offered. Their data is that of the live reports (`site/reportDemos.ts`). */
export const SAMPLE_REPORTS: readonly SampleReport[] = [
  {
    file: '/reports/rspack-app.json',
    title: { en: 'Order form, Rspack', zh: '订单表单（Rspack）' },
  },
  {
    file: '/reports/webpack-app.json',
    title: { en: 'Order form, webpack', zh: '订单表单（webpack）' },
  },
  {
    file: '/reports/rsbuild-app.json',
    title: { en: 'Shift calendar, Rsbuild', zh: '排班日历（Rsbuild）' },
  },
  {
    file: '/reports/graphiql.json',
    title: { en: 'GraphiQL, Rspack', zh: 'GraphiQL（Rspack）' },
  },
  {
    file: '/reports/bundle-diff-after.json',
    baseline: '/reports/bundle-diff-before.json',
    title: { en: 'A change: Moment.js to Day.js', zh: '一次改动：Moment.js 换成 Day.js' },
  },
];
