import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addToRoutes } from '../../../../tools/new-page/addToRoutes';

const SOURCE = `pages('guide', '/guide/start', ['intro']),
pages('guide', '/guide/usage', [
  'bundle-size',
  'resolver',
]),
pages('guide', '/guide/more', []),
`;

describe('new page: table of addresses', () => {
  it.each([
    ['guide/start/mine', "'/guide/start', ['intro', 'mine']"],
    ['guide/usage/mine', "'resolver', 'mine']"],
    ['guide/more/mine', "'/guide/more', [ 'mine']"],
  ])('adds %s last in the list of its folder', (key, expected) => {
    expect(addToRoutes(SOURCE, key)).toContain(expected);
  });

  it('leaves a list alone that has the page', () => {
    expect(addToRoutes(SOURCE, 'guide/usage/resolver')).toBe(SOURCE);
  });

  it('knows no list for another folder', () => {
    expect(addToRoutes(SOURCE, 'guide/other/mine')).toBeUndefined();
  });

  it.each(['guide/usage', 'guide/rules', 'blog/topic'])(
    'finds the list of %s in the real table',
    (folder) => {
      const real = readFileSync(path.resolve(import.meta.dirname, '../../../../site/routes.ts'), 'utf8');
      expect(addToRoutes(real, `${folder}/mine`)).toContain("'mine']");
    },
  );
});
