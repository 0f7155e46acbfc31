// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useContext } from 'react';
import { PanelShown } from '../../../../components/ui/PanelShown';
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

/** Tabs whose panels say when they are drawn, and whether they are shown. */
function spied(drawn: string[], selected = 1) {
  function Content({ name }: { readonly name: string }) {
    drawn.push(name);
    return <p>{`${name} ${useContext(PanelShown) ? 'shown' : 'hidden'}`}</p>;
  }
  const items = ['a', 'b', 'c'].map((name) => ({ label: name, content: <Content name={name} /> }));
  return <Tabs items={items} label="Letters" selected={selected} onSelect={() => undefined} />;
}

test('issue 14.4 on a page that a reader goes on to, the panel in sight is drawn before the others', () => {
  const drawn: string[] = [];
  render(spied(drawn));
  expect(drawn[0]).toBe('b');
  expect([...drawn].sort()).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  expect(screen.getAllByRole('tabpanel', { hidden: true }).map((panel) => panel.textContent)).toEqual([
    'aa hidden',
    'bb shown',
    'cc hidden',
  ]);
});

test('issue 14.4 the HTML has every panel, and is hydrated as it is', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(spied([]));
  const before = container.innerHTML;
  expect(before.match(/<p>/g)).toHaveLength(3);
  const drawn: string[] = [];
  render(spied(drawn), { container, hydrate: true });
  expect(drawn.slice(0, 3)).toEqual(['a', 'b', 'c']);
  // Folded by a script, so that find in page finds what is in it: the HTML of a page without scripts shows all of it.
  expect(container.innerHTML.replaceAll(' hidden="until-found"', '')).toBe(before);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('issue 14.4 what stands in tabs inside a hidden panel is hidden', () => {
  const inner = spied([], 0);
  const items = ['x', 'y'].map((label) => ({ label, content: inner }));
  render(<Tabs items={items} label="Outer" selected={0} onSelect={() => undefined} />);
  expect(document.body.textContent.match(/shown/g)).toHaveLength(1);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowDown', 1, undefined],
])('%s on tab %i of 4 leads to %s', (key, selected, next) => {
  const onSelect = vi.fn();
  const items = ['a', 'b', 'c', 'd'].map((label) => ({ label, content: label }));
  render(<Tabs items={items} label="Letters" selected={selected} onSelect={onSelect} />);
  fireEvent.keyDown(screen.getAllByRole('tab')[selected] as Element, { key });
  expect(onSelect.mock.calls).toEqual(next === undefined ? [] : [[next]]);
});
