// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from '../../../../components/ui/Tabs';

afterEach(cleanup);

test('WAI-ARIA tabs: each tab names its panel, and each panel its tab; one tab is selected and in the tab order', () => {
  const items = ['npm', 'pnpm', 'yarn'].map((label) => ({ label, content: <p>{`${label} install`}</p> }));
  render(<Tabs items={items} label="Package manager" selected={1} onSelect={() => undefined} />);
  expect(screen.getByRole('tablist', { name: 'Package manager' })).toBeTruthy();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['false', -1],
    ['true', 0],
    ['false', -1],
  ]);
  for (const [at, tab] of tabs.entries()) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('role')).toBe('tabpanel');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(panel?.textContent).toContain(`${items[at]?.label} install`);
  }
});
