import { describe, expect, it } from 'vitest';
import { fenceMeta } from '../../../../packages/doc-checks/fenceMeta';
import { sampleLevel } from '../../../../plugins/checks/samples/sampleKind';

const level = (meta: string) => sampleLevel(fenceMeta(meta));

describe('the words of a fence', () => {
  it('title, file and level', () => {
    expect(fenceMeta('title="rspack.config.mjs" file="<root>/examples/samples/a b.mjs" build')).toEqual({
      title: 'rspack.config.mjs',
      file: '<root>/examples/samples/a b.mjs',
      skip: undefined,
      pick: false,
      formats: false,
      words: ['build'],
      shown: 'title="rspack.config.mjs"',
    });
  });

  it('keeps every word that the host knows, and no other', () => {
    const meta = 'title=\'a.ts\' {1,3-4} types lineNumbers wrapCode=false fold height="200" file="./a.ts"';
    expect(fenceMeta(meta).shown).toBe('title=\'a.ts\' {1,3-4} lineNumbers wrapCode=false fold height="200"');
    expect(fenceMeta(meta).words).toEqual(['types']);
  });

  it('a reason may hold anything but its own quotes', () => {
    expect(fenceMeta('skip="needs Windows, file=no" title="a"')).toMatchObject({
      skip: 'needs Windows, file=no',
      file: '',
      title: 'a',
      words: [],
    });
  });

  it('`skip` without a reason is seen as empty, not as missing', () => {
    expect(['skip', 'skip=', 'skip=""'].map((meta) => fenceMeta(meta).skip)).toEqual(['', '', '']);
  });

  it('an empty meta is no meta', () => {
    expect(fenceMeta('')).toEqual({
      title: '',
      file: '',
      skip: undefined,
      pick: false,
      formats: false,
      words: [],
      shown: '',
    });
  });
});

describe('the level of a sample', () => {
  it.each([
    ['', 'parse'],
    ['title="types"', 'parse'],
    ['types', 'types'],
    ['title="a" build', 'build'],
    ['skip="no"', 'skip'],
  ])('%j is %s', (meta, expected) => {
    expect(level(meta)).toBe(expected);
  });
});
