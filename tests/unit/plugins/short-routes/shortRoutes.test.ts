import { expect, test } from 'vitest';
import { shortRoutes } from '../../../../plugins/short-routes/shortRoutes';

const route = {
  routePath: '/zh/guide/a',
  relativePath: 'zh/guide/a.mdx',
  absolutePath: '/docs/zh/guide/a.mdx',
  lang: 'zh',
  version: '',
};

test('issue 7.1 each route is a line, and keeps the name of its script', () => {
  expect(shortRoutes([route], new Map([[route.absolutePath, 'route-1a']]))).toContain(
    'route("/zh/guide/a", "zh/guide/a.mdx", "zh", "", () => import(/* webpackChunkName: "route-1a" */ "/docs/zh/guide/a.mdx")),',
  );
});

test('issue 7.1 a route without a script stops the build', () => {
  expect(() => shortRoutes([route], new Map())).toThrow('the host names no script for /zh/guide/a');
});
