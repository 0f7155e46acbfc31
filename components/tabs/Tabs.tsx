import { Children, isValidElement, Fragment, useState, type ReactNode } from 'react';
import { useT } from '../../lib/words';
import { TAB_WORDS } from '../../site/words/tabs';
import { Tabs as TabsPrimitive, GroupedTabs, type TabItem } from '../ui/Tabs';
import type { TabProps } from './Tab';

/** Reads the `<Tab>` children of `<Tabs>`; anything without a label is left out (a content gate reports it). */
function tabItems(children: ReactNode): TabItem[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<TabProps>>(child) || typeof child.props.label !== 'string') return [];
    return [{ label: child.props.label, content: child.props.children }];
  });
}

function OwnTabs({ items, label }: { readonly items: readonly TabItem[]; readonly label: string }) {
  const [selected, select] = useState(0);
  return <TabsPrimitive items={items} label={label} selected={selected} onSelect={select} />;
}

/** The same thing for several tools; holds `<Tab label="…">`. Tabs of the same `group` follow one remembered choice. */
export default function Tabs({ children, group }: { readonly children: ReactNode; readonly group?: string }) {
  const say = useT();
  const items = tabItems(children);
  const label = `${say(TAB_WORDS.tabsLabel)}: ${items.map((item) => item.label).join(', ')}`;
  if (import.meta.env.SSG_MD) {
    return items.map((item) => (
      <Fragment key={item.label}>
        {`\n**${item.label}**\n\n`}
        {item.content}
        {'\n'}
      </Fragment>
    ));
  }
  return group ? (
    <GroupedTabs items={items} label={label} group={group} />
  ) : (
    <OwnTabs items={items} label={label} />
  );
}
