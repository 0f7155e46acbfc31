import { Fragment, useState, type ReactNode } from 'react';
import { useText } from '../../lib/words';
import { Tabs as TabsPrimitive, type TabItem } from '../ui/Tabs';
import { TAB_WORDS } from '../../site/words/tabs';
import { GroupedTabs } from './GroupedTabs';
import { tabItems } from './tabItems';

function OwnTabs({ items, label }: { readonly items: readonly TabItem[]; readonly label: string }) {
  const [selected, select] = useState(0);
  return <TabsPrimitive items={items} label={label} selected={selected} onSelect={select} />;
}

/**
 * The same thing for several tools; holds `<Tab label="…">`.
 * @param props.group name of a group whose tabs follow one remembered choice
 */
export default function Tabs({ children, group }: { readonly children: ReactNode; readonly group?: string }) {
  const say = useText();
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
