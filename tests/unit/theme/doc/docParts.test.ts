import { expect, test } from 'vitest';
import { docParts } from '../../../../theme/doc/docParts';

const ALL = { sidebar: true, outline: true, footer: true, overview: false, wide: false };

test.each([
  [{}, 'doc', ALL],
  [{ sidebar: false }, 'doc', { ...ALL, sidebar: false }],
  [{ sidebar: 'placeholder' }, 'doc', { ...ALL, sidebar: false }],
  [{ outline: false }, 'doc', { ...ALL, outline: false }],
  [{ footer: false }, 'doc', { ...ALL, footer: false }],
  [{}, 'doc-wide', { ...ALL, wide: true }],
  [{ overview: true }, 'doc', { ...ALL, outline: false, footer: false, overview: true, wide: true }],
])('S2-42 frontmatter %j of a %s', (frontmatter, pageType, parts) => {
  expect(docParts(frontmatter, pageType)).toEqual(parts);
});
