import { useStored } from '../../lib/storage';
import { Tabs, type TabsProps } from '../ui/Tabs';
import { groupSlot } from './groupSlot';

/** Tabs whose choice is remembered and shared by every group of the same name. */
export function GroupedTabs({
  group,
  ...tabs
}: Pick<TabsProps, 'items' | 'label'> & { readonly group: string }) {
  const slot = groupSlot(group);
  const stored = useStored(slot, 0);
  return <Tabs {...tabs} selected={stored < tabs.items.length ? stored : 0} onSelect={slot.write} />;
}
