import { DocContent } from '@rspress/core/theme-original';
import { useMemo } from 'react';
import { PartBoundary } from '../../components/ui/PartBoundary';

/** The home page, whose own script brings all that it shows (`plugins/authoring/homeLayout.ts`). */
export function HomeLayout() {
  // As on a doc page, the text is not drawn again when the data of the page are. The hero has the title, so the host adds none.
  const content = useMemo(() => <DocContent components={undefined} isOverviewPage />, []);
  return import.meta.env.SSG_MD ? content : <PartBoundary keep="main, main ~ footer">{content}</PartBoundary>;
}
