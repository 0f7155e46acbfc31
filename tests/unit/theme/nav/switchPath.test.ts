import { expect, test, vi } from 'vitest';
import { switchPath } from '../../../../theme/nav/Switches';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

test.each([
  ['/guide/start/intro', 'en', '', { lang: 'zh' }, '/zh/guide/start/intro'],
  ['/zh/guide/start/intro', 'zh', '', { lang: 'en' }, '/guide/start/intro'],
  ['/', 'en', '', { lang: 'zh' }, '/zh/'],
  ['/zh/', 'zh', '', { lang: 'en' }, '/'],
  ['/zhang/', 'en', '', { lang: 'zh' }, '/zh/zhang/'],
  ['/guide/page', 'en', 'v2', { version: 'v1' }, '/v1/guide/page'],
  ['/v1/zh/guide/page', 'zh', 'v1', { version: 'v2' }, '/zh/guide/page'],
  ['/zh/guide/page', 'zh', 'v2', { version: 'v1' }, '/v1/zh/guide/page'],
  ['/v1/', 'en', 'v1', { version: 'v2' }, '/'],
  ['/v1/guide/page', 'en', 'v1', { lang: 'zh' }, '/v1/zh/guide/page'],
])('S2-65 S2-66 %s (%s %s) becomes, for %o, %s', (routePath, lang, version, to, expected) => {
  const place = { routePath, lang, defaultLang: 'en', version, defaultVersion: version && 'v2' };
  expect(switchPath(place, to)).toBe(expected);
});
