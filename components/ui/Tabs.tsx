import {
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { tabKeys, showTarget, untilFound } from '../../lib/browser';
import { useHydrated } from '../../lib/hooks';
import { groupSlot, useStored } from '../../lib/storage';
import { PanelShown } from './PanelShown';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly items: readonly TabItem[];
  readonly label: string;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * Tabs after the WAI-ARIA pattern: one stop in the tab order, arrows move and select. Every panel stands in the HTML;
 * without scripts all of them show, one below the other, each under its label, and find in page selects the tab of what it finds. On a page that a reader goes on to, what nobody sees yet is drawn after the rest.
 */
export function Tabs({ items, label, selected, onSelect }: TabsProps) {
  const id = useId();
  const isShown = useContext(PanelShown);
  // The HTML has all panels, and must be hydrated as it is.
  const isWhole = useDeferredValue(true, !useHydrated());
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  useEffect(() => showTarget(true), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabKeys(event.key, selected, items.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    buttons.current[next]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {items.map((item, index) => (
          <button
            key={item.label}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => onSelect(index)}
            onKeyDown={onKeyDown}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.label}
          ref={untilFound(index !== selected)}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${index}`}
          data-selected={index === selected}
        >
          <p className={styles.scriptless} aria-hidden="true">
            {item.label}
          </p>
          <PanelShown value={isShown && index === selected}>
            {(isWhole || index === selected) && item.content}
          </PanelShown>
        </div>
      ))}
    </div>
  );
}

/** Tabs whose choice is remembered and shared by every group of the same name. */
export function GroupedTabs({
  group,
  ...tabs
}: Pick<TabsProps, 'items' | 'label'> & { readonly group: string }) {
  const slot = groupSlot(group);
  const stored = useStored(slot, 0);
  return <Tabs {...tabs} selected={stored < tabs.items.length ? stored : 0} onSelect={slot.write} />;
}
