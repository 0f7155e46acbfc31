import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tags } from '../../../../components/ui/Tags';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());

const html = (tag: string) => renderToStaticMarkup(<Tags tag={tag} />);

test.each([
  [' new, beta ,', ['new', 'beta']],
  ['/beta', ['/beta']],
])('S3-25 the tag %j is words separated by commas', (tag, words) => {
  expect(html(tag).match(/(?<=>)[^<>]+/g)).toEqual(words);
});

test.each(['/tag.svg', 'https://example.com/tag', 'data:image/png;base64,AA=='])(
  'S3-25 a tag is a picture: %s',
  (tag) => {
    expect(html(tag)).toContain('<img src=');
  },
);
