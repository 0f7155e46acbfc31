import { pageLayouts, type OverviewProps } from './pageLayouts';

/** Overview page, which brings its layout: `OverviewPage.tsx`. */
export function Overview(props: OverviewProps) {
  const Page = pageLayouts.overview;
  return Page ? <Page {...props} /> : null;
}
