import { expect, test } from 'vitest';
import { sourceUrl } from '../../../../theme/doc/sourceUrl';

const settings = { docsRepository: 'https://host.example/a/docs', docsBranch: 'next' };

test('S2-31 the source of a page stands in the repository and branch of this deployment', () => {
  const url = 'https://host.example/a/docs/blob/next/docs/en/guide/start/intro.mdx';
  expect(sourceUrl(settings, 'en/guide/start/intro.mdx')).toBe(url);
  expect(sourceUrl(settings, 'en\\guide\\start\\intro.mdx')).toBe(url);
});
