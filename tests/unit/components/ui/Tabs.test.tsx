// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PanelShown } from '../../../../components/ui/PanelShown';
import { Tabs } from '../../../../components/ui/Tabs';

afterEach(cleanup);

const drawn: string[] = [];

function Content({ name }: { readonly name: string }) {
  drawn.push(name);
  return <p>{useContext(PanelShown) ? 'shown' : 'folded'}</p>;
}
const tabs = (selected: number, onSelect = vi.fn()) => {
  const items = ['a', 'b', 'c', 'd'].map((label) => ({ label, content: <Content name={label} /> }));
  return <Tabs items={items} label="Letters" selected={selected} onSelect={onSelect} />;
};

test('WAI-ARIA tabs: each tab names its panel, and each panel its tab; one is selected, shown and in the tab order', () => {
  render(tabs(1));
  expect(screen.getByRole('tablist', { name: 'Letters' })).toBeTruthy();
  for (const [at, tab] of screen.getAllByRole('tab').entries()) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect([tab.getAttribute('aria-selected'), tab.tabIndex]).toEqual(at === 1 ? ['true', 0] : ['false', -1]);
    expect(panel?.getAttribute('role')).toBe('tabpanel');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(panel?.textContent).toBe(`${tab.textContent}${at === 1 ? 'shown' : 'folded'}`);
  }
});

test('issue 14.4 the HTML has every panel and is hydrated as it is; on a later page the panel in sight is drawn first', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  const before = (container.innerHTML = renderToString(tabs(1)));
  expect(before.match(/<p>/g)).toHaveLength(4);
  render(tabs(1), { container, hydrate: true });
  // Folded by a script, so that find in page finds what is in it: the HTML of a page without scripts shows all of it.
  expect(container.innerHTML.replaceAll(' hidden="until-found"', '')).toBe(before);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
  drawn.length = 0;
  render(tabs(1));
  expect(drawn[0]).toBe('b');
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowDown', 1, undefined],
])('%s on tab %i of 4 leads to %s', (key, selected, next) => {
  const onSelect = vi.fn();
  render(tabs(selected, onSelect));
  fireEvent.keyDown(screen.getAllByRole('tab')[selected] as Element, { key });
  expect(onSelect.mock.calls).toEqual(next === undefined ? [] : [[next]]);
});
