// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillingModule, slotModule } from '../../../../../packages/lean/layout-chunks/slotModule';
import { fillLayout, layoutSlot } from '../../../../../packages/lean/layout-chunks/runtime/layoutSlot';
import { siteOptions } from '../../../../../plugins/speed-layer/siteOptions';
import { ROOT } from '../../../../support/site';

const layoutOf = (frontmatter: Readonly<Record<string, unknown>>) =>
  siteOptions(ROOT).layouts.find(({ isUsedBy }) => isUsedBy(frontmatter))?.name;

test('issue 7.1 the home page and overviews bring their layout, other pages none', () => {
  expect(layoutOf({ pageType: 'home' })).toBe('HomeLayout');
  expect(layoutOf({ overview: true })).toBe('Overview');
  expect(layoutOf({ pageType: 'doc-wide' })).toBeUndefined();
});

test('issue 7.1 a slot renders nothing until its layout is there, and then the layout with its properties', () => {
  const Slot = layoutSlot('Test');
  const { container, rerender } = render(<Slot title="a" />);
  expect(container.innerHTML).toBe('');
  fillLayout('Test', ({ title }) => <h1>{String(title)}</h1>);
  rerender(<Slot title="b" />);
  expect(container.innerHTML).toBe('<h1>b</h1>');
});

test('issue 7.1 both modules export the layout under its name', () => {
  expect(slotModule('Overview', '/slot.ts')).toContain('export const Overview = layoutSlot("Overview");');
  const code = fillingModule('export function Overview() {}', 'Overview', '/slot.ts');
  expect(code).toContain('export function Overview() {}\n__fillLayout("Overview", Overview as never);');
});
