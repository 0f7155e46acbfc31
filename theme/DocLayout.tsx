import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { DocContent } from '@rspress/core/theme-original';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { PartBoundary } from '../components/ui/PartBoundary';
import { MAIN_ID, TEXT_OF_PAGE } from '../site/pageMarks';
import { DocFooter } from './doc/DocFooter';
import { DocPage } from './doc/DocPage';
import { docParts } from './doc/docParts';
import { Outline } from './outline/Outline';
import { outlineEntries } from './outline/outlineEntries';
import { Overview } from './Overview';
import { loadAnew } from './page-tools/loadAnew';
import { ScrollToTop } from './doc/ScrollToTop';
import { prepareDrawer } from './sidebar/loadDrawer';
import { Sidebar } from './sidebar/Sidebar';
import { SidebarDrawer } from './sidebar/SidebarDrawer';
import { SidebarTrail } from './sidebar/SidebarTrail';

/** The host's slots around the parts of a doc page. */
type Slots = Readonly<
  Partial<
    Record<`${'before' | 'after'}${'Doc' | 'DocContent' | 'DocFooter' | 'Outline' | 'Sidebar'}`, ReactNode>
  >
>;

/** Props of `DocLayout`, the host's. */
export interface DocLayoutProps extends Slots {
  readonly components?: ComponentProps<typeof DocContent>['components'];
}

/** A doc page: our parts in the places of the host's, and the host's slots around them; no logic of its own. */
export function DocLayout(slots: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { page } = usePage();
  const parts = docParts(frontmatter, page.pageType);
  const { overview } = parts;
  const { components } = slots;
  // The host reads the facts of the page again as soon as it is hydrated. Its text must not be drawn again with them.
  const content = useMemo(
    () => <DocContent components={components} isOverviewPage={overview} />,
    [components, overview],
  );
  if (import.meta.env.SSG_MD) return overview ? <Overview content={content} /> : content;
  const sidebar = (
    <>
      {slots.beforeSidebar}
      <PartBoundary keep='[data-part="sidebar"] > nav' address={page.routePath}>
        <Sidebar />
      </PartBoundary>
      {slots.afterSidebar}
    </>
  );
  return (
    <>
      {slots.beforeDoc}
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
          <>
            {slots.beforeOutline}
            <PartBoundary keep='[data-part="outline"] nav' address={page.routePath}>
              <Outline />
            </PartBoundary>
            {slots.afterOutline}
          </>
        }
        hasOutline={outlineEntries(page.toc).length > 0}
      >
        {slots.beforeDocContent}
        <PartBoundary keep={TEXT_OF_PAGE} address={page.routePath} onFault={loadAnew}>
          {overview ? <Overview content={content} /> : <div className="rp-doc rspress-doc">{content}</div>}
        </PartBoundary>
        {slots.afterDocContent}
        {slots.beforeDocFooter}
        <PartBoundary keep={`#${MAIN_ID} > footer`} address={page.routePath}>
          {parts.footer && <DocFooter />}
        </PartBoundary>
        {slots.afterDocFooter}
      </DocPage>
      {slots.afterDoc}
      <ScrollToTop />
    </>
  );
}
