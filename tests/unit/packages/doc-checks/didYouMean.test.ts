import { describe, expect, it } from 'vitest';
import { didYouMean, nearestName } from '../../../../packages/doc-checks/didYouMean';

describe('did you mean', () => {
  const ROUTES = ['/', '/guide/start/quick-start', '/guide/start/intro', '/guide/more/faq'];

  it.each([
    ['a letter is missing', '/guide/start/quickstart', '/guide/start/quick-start'],
    ['two letters are exchanged', '/guide/start/itnro', '/guide/start/intro'],
    ['the folder is another', '/guide/usage/faq', '/guide/more/faq'],
    ['capitals', '/Guide/More/FAQ', '/guide/more/faq'],
    ['nothing is near', '/blog/something-else', undefined],
  ])('%s', (_what, name, near) => {
    expect(nearestName(name, ROUTES)).toBe(near);
  });

  it('a short name is not turned into any other short name', () => {
    expect(nearestName('css', ['url', 'png'])).toBeUndefined();
  });

  it('of two names with the same last part none is meant', () => {
    expect(nearestName('b.port', ['server.port', 'supports.port'])).toBeUndefined();
  });

  it('the name comes before the fix, as it is written on a page', () => {
    expect(didYouMean('instal', ['install'], 'link to an id', (id) => `#${id}`)).toBe(
      'did you mean `#install`? Otherwise link to an id',
    );
    expect(didYouMean('gone', ['install'], 'link to an id')).toBe('link to an id');
  });
});
