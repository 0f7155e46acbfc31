// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OverviewFilter } from '../../../../theme/overview/OverviewFilter';

vi.mock('@rspress/core/runtime', () => ({ useLang: () => 'en' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(pointer: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  render(<OverviewFilter query="" onQuery={() => undefined} count={3} focused />);
  return screen.getByRole('searchbox');
}

test('S2-78 the field takes the focus where there is a mouse', () => {
  expect(show('fine')).toBe(document.activeElement);
});

test('issue 18.5 a finger gets no keyboard before it touches the field', () => {
  expect(show('coarse')).not.toBe(document.activeElement);
});
