import { describe, expect, test } from 'vitest';
import { cleanHit } from '../../../../../theme/search/provider/cleanHit';

const HIT = {
  objectID: '1',
  url: 'https://rsdoctor.rs/guide/a#b',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: 'Page', lvl2: 'Part', lvl3: null },
  _highlightResult: { hierarchy: { lvl0: { value: '<mark>Gu</mark>ide' } } },
  _snippetResult: { hierarchy: { lvl2: { value: '<mark>Pa</mark>rt', matchLevel: 'full' } } },
  extra: { deep: true },
};

describe('a hit of the service', () => {
  test('S3-41 S3-42 keeps id, in-site address, type, hierarchy and snippets, and nothing unknown', () => {
    const hit = cleanHit(HIT, '/');
    expect(hit).toMatchObject({ objectID: '1', url: '/guide/a#b', type: 'lvl2', anchor: 'b' });
    expect(hit?.hierarchy).toMatchObject({ lvl0: 'Guide', lvl1: 'Page', lvl2: 'Part', lvl3: null });
    expect(hit?._snippetResult.hierarchy.lvl2.value).toBe('<mark>Pa</mark>rt');
    expect(hit).not.toHaveProperty('extra');
  });

  test('the name of a group is plain text, also when the record writes it for HTML', () => {
    const hit = cleanHit({ ...HIT, hierarchy: { ...HIT.hierarchy, lvl0: '<mark>A</mark> &amp; B' } }, '/');
    expect(hit?.hierarchy.lvl0).toBe('A & B');
    expect(hit?._highlightResult.hierarchy.lvl0.value).toBe('A & B');
  });

  test.each(['__proto__', 'hasOwnProperty'])('a group called %s does not break the grouping', (name) => {
    const hit = cleanHit({ ...HIT, hierarchy: { ...HIT.hierarchy, lvl0: name, lvl1: name } }, '/');
    expect(hit?.hierarchy.lvl0).not.toBe(name);
    expect(hit?.hierarchy.lvl0).toContain(name);
    expect(hit?.hierarchy.lvl1).not.toBe(name);
  });

  test.each([
    ['null', null],
    ['a text', 'hit'],
    ['no hierarchy', { ...HIT, hierarchy: null }],
    ['no address', { ...HIT, url: undefined }],
    ['a script for address', { ...HIT, url: 'javascript:alert(1)' }],
    ['no id', { ...HIT, objectID: 1 }],
    ['an unknown type', { ...HIT, type: 'lvl9' }],
    ['nothing to show', { ...HIT, type: 'lvl4' }],
    ['content without text', { ...HIT, type: 'content' }],
  ])('%s is dropped', (_, raw) => {
    expect(cleanHit(raw, '/')).toBeUndefined();
  });

  test('texts have a bounded length', () => {
    const hit = cleanHit({ ...HIT, type: 'content', content: 'x'.repeat(1_000_000) }, '/');
    expect(hit?.content).toHaveLength(2000);
  });
});
