import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { DocContent } from '@rspress/core/theme-original';
import { useMemo } from 'react';
import { PartBoundary } from '../components/ui/PartBoundary';
import { MAIN_ID, TEXT_OF_PAGE } from '../site/pageMarks';
import { DocFooter } from './doc/DocFooter';
import { DocPage, docParts } from './doc/DocPage';
import { Overview } from './doc/Overview';
import { ScrollToTop } from './doc/ScrollToTop';
import { Outline, outlineEntries } from './outline/Outline';
import { loadAnew } from './page-tools/loadAnew';
import { Sidebar } from './sidebar/Sidebar';
import { prepareDrawer, SidebarDrawer } from './sidebar/SidebarDrawer';
import { SidebarTrail } from './sidebar/SidebarTrail';

/** A doc page: our parts in the places of the host's. */
export function DocLayout() {
  const { frontmatter } = useFrontmatter();
  const { page } = usePage();
  const parts = docParts(frontmatter, page.pageType);
  const { overview } = parts;
  // The host reads the facts of the page again as soon as it is hydrated. Its text must not be drawn again with them.
  const content = useMemo(() => <DocContent components={undefined} isOverviewPage={overview} />, [overview]);
  if (import.meta.env.SSG_MD) return overview ? <Overview content={content} /> : content;
  const sidebar = (
    <PartBoundary keep='[data-part="sidebar"] > nav' address={page.routePath}>
      <Sidebar />
    </PartBoundary>
  );
  return (
    <>
      <DocPage
        parts={parts}
        sidebar={sidebar}
        drawer={(open, onClose) => (
          <SidebarDrawer open={open} onClose={onClose}>
            {sidebar}
          </SidebarDrawer>
        )}
        onDrawerIntent={prepareDrawer}
        trail={<SidebarTrail />}
        outline={
          <PartBoundary keep='[data-part="outline"] nav' address={page.routePath}>
            <Outline />
          </PartBoundary>
        }
        hasOutline={outlineEntries(page.toc).length > 0}
      >
        <PartBoundary keep={TEXT_OF_PAGE} address={page.routePath} onFault={loadAnew}>
          {overview ? <Overview content={content} /> : <div className="rp-doc rspress-doc">{content}</div>}
        </PartBoundary>
        <PartBoundary keep={`#${MAIN_ID} > footer`} address={page.routePath}>
          {parts.footer && <DocFooter />}
        </PartBoundary>
      </DocPage>
      <ScrollToTop />
    </>
  );
}
