import { usePage } from '@rspress/core/runtime';
import { useState, type ReactNode } from 'react';
import { useText } from '../lib/words';
import { OVERVIEW_WORDS } from '../site/words/overview';
import { FallbackHeading } from './doc/FallbackHeading';
import { filterGroups } from './overview/filterGroups';
import { OverviewFilter } from './overview/OverviewFilter';
import type { OverviewFact } from './overview/OverviewFact';
import { useOverviewGroups } from './overview/useOverviewGroups';
import { OverviewGroup } from './OverviewGroup';

/** Props of `Overview`, as Rspress passes them. */
export interface OverviewProps {
  /** Text of the page itself. */
  readonly content?: ReactNode;
  /** Groups written by hand, in place of those of the sidebar. */
  readonly groups?: readonly OverviewFact[];
  /** Depths of the headings shown, on the whole page. */
  readonly overviewHeaders?: readonly number[];
}

/** Overview page: title, text, keyword field, groups of pages with their headings. */
export function Overview({ content, groups: written, overviewHeaders }: OverviewProps) {
  const say = useText();
  const { page } = usePage();
  const [query, setQuery] = useState('');
  const fromSidebar = useOverviewGroups(overviewHeaders);
  const groups = written ?? fromSidebar;
  const shown = filterGroups(groups, query);
  const heading = page.headingTitle ? null : (
    <FallbackHeading level={1} title={page.title || say(OVERVIEW_WORDS.overviewTitle)} />
  );
  const list = shown.map((group) => <OverviewGroup key={group.name} group={group} />);
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {heading}
        {content}
        {list}
      </>
    );
  }
  return (
    <div className="rp-doc rspress-doc">
      {heading}
      {content}
      <OverviewFilter
        query={query}
        onQuery={setQuery}
        count={shown.reduce((sum, { items }) => sum + items.length, 0)}
        focused={page.frontmatter.overview === true}
      />
      {list}
    </div>
  );
}
