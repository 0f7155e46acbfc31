import { describe, expect, test } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import { socialName } from '../../../../theme/nav/socialName';
import { splitSocial } from '../../../../theme/nav/splitSocial';

const links = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('splitSocial', () => {
  test.each([0, 1, 4, 5])('S2-68 %d links all stand in the bar', (count) => {
    expect(splitSocial(links(count), LIMITS.socialLinksShown)).toEqual({ shown: links(count), rest: [] });
  });

  test('S2-68 S2-69 of seven links five stand in the bar and two in the menu', () => {
    expect(splitSocial(links(7), LIMITS.socialLinksShown)).toEqual({ shown: [0, 1, 2, 3, 4], rest: [5, 6] });
  });
});

describe('socialName', () => {
  test.each([
    ['github', 'https://example.com/code', 'GitHub'],
    ['X', 'https://x.com/somebody', 'X'],
    ['wechat', 'a text', 'WeChat'],
    ['npm', 'https://example.com/package', 'npm'],
    ['bluesky', 'https://example.com/somebody', 'Bluesky'],
    ['mastodon', 'https://example.com', 'Mastodon'],
    [{ svg: '<svg/>' }, 'https://chat.example.com/room', 'chat.example.com'],
    [{ svg: '<svg/>' }, 'Ask at the desk', 'Ask at the desk'],
  ])('S2-68 the link %j to %s is called %s', (icon, content, name) => {
    expect(socialName(icon, content)).toBe(name);
  });
});
