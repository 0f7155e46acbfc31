import { describe, expect, it } from 'vitest';
import { readNav } from '../../../../../plugins/checks/navigation';

describe('navigation gate: file reader', () => {
  it('reads names, links and menus in order', () => {
    const text =
      '["a", { "type": "dir", "name": "b" }, { "text": "M", "items": [{ "text": "C", "link": "/c" }] }]';
    expect(readNav(text).entries.filter(({ name, link }) => name ?? link)).toEqual([
      { name: 'a', link: undefined },
      { name: 'b', link: undefined },
      { name: undefined, link: '/c' },
    ]);
  });

  it('says what is wrong with a file', () => {
    expect(readNav('{}').fault).toBe('the file is no list');
    expect(readNav('[').fault).toMatch(/^the file is no JSON: /);
  });
});
