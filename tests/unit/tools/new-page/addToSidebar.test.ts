import { describe, expect, it } from 'vitest';
import { addToSidebar } from '../../../../tools/new-page/addToSidebar';

describe('new page: sidebar', () => {
  it('adds the page last and keeps the other entries', () => {
    expect(addToSidebar('[{ "type": "file", "name": "a" }, "b"]', 'c')).toBe(
      '[{"type":"file","name":"a"},"b","c"]',
    );
  });

  it('leaves a list alone that has the page', () => {
    expect(addToSidebar('[ "a" ]', 'a')).toBe('[ "a" ]');
    expect(addToSidebar('[{ "name": "a" }]', 'a')).toBe('[{ "name": "a" }]');
  });

  it('refuses what is no list', () => {
    expect(() => addToSidebar('{}', 'a')).toThrow('is no list');
  });
});
