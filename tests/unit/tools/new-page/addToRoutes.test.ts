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

  describe('in the real table', () => {
    const real = readFileSync(path.resolve(import.meta.dirname, '../../../../site/routes.ts'), 'utf8');

    it.each(['guide/usage', 'guide/rules', 'blog/topic'])('finds the list of %s', (folder) => {
      expect(addToRoutes(real, `${folder}/mine`)).toContain("'mine']");
    });

    it('leaves the page of a new rule to its code', () => {
      expect(addToRoutes(real, 'guide/rules/e1010')).toBe(real);
    });
  });
});
