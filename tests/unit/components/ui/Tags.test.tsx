import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tags } from '../../../../components/ui/Tags';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());

const html = (tag: string) => renderToStaticMarkup(<Tags tag={tag} />);

test.each([
  [' new, beta ,', ['new', 'beta']],
  ['/beta', ['/beta']],
  ['/tag.svg', null],
  ['https://example.com/tag', null],
])('S3-25 the tag %j is words separated by commas, or a picture', (tag, words) => {
  expect(html(tag).match(/(?<=>)[^<>]+/g)).toEqual(words);
});
