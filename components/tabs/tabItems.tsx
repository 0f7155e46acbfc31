import { Children, isValidElement, type ReactNode } from 'react';
import type { TabItem } from '../ui/Tabs';
import type { TabProps } from './Tab';

/**
 * Reads the `<Tab>` children of `<Tabs>`.
 * @param children what stands between the tags in MDX
 * @returns label and content of each tab; anything without a label is left out (a content gate reports it)
 */
export function tabItems(children: ReactNode): TabItem[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<TabProps>>(child) || typeof child.props.label !== 'string') return [];
    return [{ label: child.props.label, content: child.props.children }];
  });
}
