import { describe, expect, test, vi } from 'vitest';
import { switchPath } from '../../../../theme/nav/Switches';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

const place = (routePath: string, lang: string, version = '') => ({
  routePath,
  lang,
  defaultLang: 'en',
  version,
  defaultVersion: version && 'v2',
});

describe('switchPath', () => {
  test.each([
    ['/guide/start/intro', 'en', 'zh', '/zh/guide/start/intro'],
    ['/zh/guide/start/intro', 'zh', 'en', '/guide/start/intro'],
    ['/zh/guide/start/intro', 'zh', 'zh', '/zh/guide/start/intro'],
    ['/', 'en', 'zh', '/zh/'],
    ['/zh/', 'zh', 'en', '/'],
    ['/', 'en', 'en', '/'],
    ['/guide/', 'en', 'zh', '/zh/guide/'],
    ['/', 'zh', 'en', '/'],
    ['/zhang/', 'en', 'zh', '/zh/zhang/'],
  ])('S2-65 %s in %s becomes, in %s, %s', (routePath, from, to, expected) => {
    expect(switchPath(place(routePath, from), { lang: to })).toBe(expected);
  });

  test.each([
    ['/guide/page', 'en', 'v2', 'v1', '/v1/guide/page'],
    ['/v1/guide/page', 'en', 'v1', 'v2', '/guide/page'],
    ['/v1/zh/guide/page', 'zh', 'v1', 'v2', '/zh/guide/page'],
    ['/zh/guide/page', 'zh', 'v2', 'v1', '/v1/zh/guide/page'],
    ['/v1/', 'en', 'v1', 'v2', '/'],
  ])('S2-66 %s (%s, %s) becomes, in version %s, %s', (routePath, lang, from, to, expected) => {
    expect(switchPath(place(routePath, lang, from), { version: to })).toBe(expected);
  });

  test('S2-65 S2-66 the language changes inside a version', () => {
    expect(switchPath(place('/v1/zh/guide/page', 'zh', 'v1'), { lang: 'en' })).toBe('/v1/guide/page');
    expect(switchPath(place('/v1/guide/page', 'en', 'v1'), { lang: 'zh' })).toBe('/v1/zh/guide/page');
  });
});
