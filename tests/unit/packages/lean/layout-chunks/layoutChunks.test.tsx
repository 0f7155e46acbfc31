// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillingModule, slotModule } from '../../../../../packages/lean/layout-chunks/slotModule';
import { fillLayout } from '../../../../../packages/lean/layout-chunks/runtime/fillLayout';
import { hydrateStaticLayout } from '../../../../../packages/lean/layout-chunks/runtime/hydrateStaticLayout';
import { layoutSlot } from '../../../../../packages/lean/layout-chunks/runtime/layoutSlot';
import { staticContent } from '../../../../../packages/lean/lean-chunks/runtime/staticContent';
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
  const source = 'export function Overview() {}';
  expect(fillingModule(source, { name: 'Overview', runtime: '/slot.ts' })).toBe(
    `import { layouts as __layouts } from "/slot.ts";\n${source}\n__layouts["Overview"] = Overview as never;\n`,
  );
  expect(
    fillingModule(source, { name: 'Overview', runtime: '/static.ts', fill: 'hydrateStaticLayout' }),
  ).toBe(
    `import { hydrateStaticLayout as __fill } from "/static.ts";\n${source}\n__fill("Overview", Overview as never);\n`,
  );
});

test('issue 7.1 a static variant hydrates the document and stays, and never renders anew', () => {
  const Slot = layoutSlot('Static');
  const box = document.createElement('div');
  box.innerHTML = '<p>a</p>';
  hydrateStaticLayout('Static', () => <p {...staticContent} />);
  const first = render(<Slot />, { container: box, hydrate: true });
  act(() => fillLayout('Static', () => <h2>whole</h2>));
  expect(box.innerHTML).toBe('<p>a</p>');
  first.unmount();
  expect(render(<Slot />).container.innerHTML).toBe('<h2>whole</h2>');
});

test('issue 7.1 who is back before the layout itself has come gets it as soon as it is there', () => {
  const Slot = layoutSlot('Early');
  hydrateStaticLayout('Early', () => <p {...staticContent} />);
  const { container } = render(<Slot />);
  expect(container.innerHTML).toBe('');
  act(() => fillLayout('Early', () => <h2>whole</h2>));
  expect(container.innerHTML).toBe('<h2>whole</h2>');
});
