// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Lang } from '../../../../site/languages';
import { StaticToolList } from '../../../../theme/nav/StaticToolList';
import { ToolList } from '../../../../theme/nav/ToolList';

const props = (lang: Lang) => ({ heading: 'name', lang, newTabText: 'new tab', styles: {} });

/** The page as it was fetched. */
function fetched(): { readonly container: HTMLElement; readonly html: string } {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ToolList {...props('en')} />);
  return { container, html: container.innerHTML };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('the list of the static HTML stays as it is, and is not made a second time', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, html } = fetched();
  expect(html).toContain('Rspack');
  const { rerender } = render(<StaticToolList {...props('en')} />, { container, hydrate: true });
  rerender(<StaticToolList {...props('en')} newTabText="another word" />);
  expect(container.innerHTML).toBe(html);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('in another language the list is made anew', async () => {
  const { container } = fetched();
  const { rerender } = render(<StaticToolList {...props('en')} />, { container, hydrate: true });
  rerender(<StaticToolList {...props('zh')} />);
  // Until its file is there, the page keeps what it has.
  expect(screen.getByRole('list').lang).toBe('en');
  expect(await screen.findByText('测试框架')).toBeTruthy();
  expect(screen.getByRole('list').lang).toBe('zh');
});

test('a bar that the browser makes itself has the list too, and no HTML is set from text', async () => {
  const setter = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  render(<StaticToolList {...props('zh')} />);
  expect(await screen.findByText('测试框架')).toBeTruthy();
  expect(setter).not.toHaveBeenCalled();
  setter.mockRestore();
});
