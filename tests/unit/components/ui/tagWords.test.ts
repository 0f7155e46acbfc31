import { expect, test } from 'vitest';
import { tagWords } from '../../../../components/ui/tagWords';

test('S3-25 a tag is words separated by commas', () => {
  expect(tagWords(' new, beta ,')).toEqual(['new', 'beta']);
});

test.each(['/tag.svg', 'https://example.com/tag', 'data:image/png;base64,AA=='])(
  'S3-25 a tag is a picture: %s',
  (tag) => {
    expect(tagWords(tag)).toBeUndefined();
  },
);

test('S3-25 a path that is no picture is a word', () => {
  expect(tagWords('/beta')).toEqual(['/beta']);
});
