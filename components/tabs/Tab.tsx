import type { ReactNode } from 'react';

export interface TabProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One tab of `<Tabs>`: the label goes onto the tab, the children into its panel. */
export default function Tab({ children }: TabProps) {
  return <>{children}</>;
}
