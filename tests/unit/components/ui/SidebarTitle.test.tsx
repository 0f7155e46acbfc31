// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SidebarTitle } from '../../../../components/ui/SidebarTitle';

afterEach(cleanup);

const htmlOf = (context?: string): string =>
  render(<SidebarTitle entry={{ text: 'The `output` folder', context }} />).container.innerHTML;

test('issue 17 a title that is not translated declares its language, others stand as they are', () => {
  const title = 'The <code>output</code> folder';
  expect(htmlOf()).toBe(title);
  expect(htmlOf('not-untranslated')).toBe(title);
  expect(htmlOf('untranslated')).toBe(`<span lang="en">${title}</span>`);
  expect(htmlOf('soft untranslated')).toBe(`<span lang="en">${title}</span>`);
});
