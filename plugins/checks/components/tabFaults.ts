import type { Part } from '../../../packages/doc-checks/types';
import type { Fault, Use } from './types';

const holds = (outer: Part, inner: Part): boolean =>
  outer !== inner && outer.line <= inner.line && (inner.end ?? inner.line) <= (outer.end ?? outer.line);

const isTabs = ({ name }: Part): boolean => name === 'Tabs';

/** The innermost `<Tabs>` around a part. */
const tabsAround = (parts: readonly Part[], part: Part): Part | undefined =>
  parts.filter(isTabs).findLast((tabs) => holds(tabs, part));

/**
 * A tab stands in tabs.
 * @param use one `<Tab>`
 */
export function tabFaults({ part, page }: Use): readonly Fault[] {
  if (tabsAround(page.parts, part)) return [];
  return [{ message: '<Tab> stands outside <Tabs>', fix: 'put <Tabs> and </Tabs> around the tabs' }];
}

/**
 * Tabs hold at least two tabs with labels of their own, and nothing else: anything else would be shown nowhere.
 * @param use one `<Tabs>`
 */
export function tabsFaults({ part, page }: Use): readonly Fault[] {
  const strangers = (part.holds ?? []).filter((name) => name !== 'Tab');
  if (strangers.length > 0) {
    const message = `<Tabs> holds something that is no tab: ${strangers.join(', ')}`;
    return [{ message, fix: 'move it into a <Tab label="…">, or out of <Tabs>' }];
  }
  const labels = page.parts
    .filter((tab) => tab.name === 'Tab' && tabsAround(page.parts, tab) === part)
    .map(({ attributes }) => attributes.label ?? '');
  if (labels.length < 2) {
    return [
      { message: '<Tabs> holds fewer than two tabs', fix: 'add a <Tab label="…">, or leave <Tabs> out' },
    ];
  }
  const twice = labels.find((label, index) => label && labels.indexOf(label) !== index);
  return twice
    ? [{ message: `two tabs are labelled "${twice}"`, fix: 'give each tab a label of its own' }]
    : [];
}
