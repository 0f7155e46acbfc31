import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts';

const ORIGIN = 'https://site.example';

function repaired(pathname: string): string | undefined {
  let address: string | undefined;
  const window = {
    location: { origin: ORIGIN, pathname, search: '?a=1', hash: '#b' },
    history: {
      // As a browser: an address of another origin throws.
      replaceState: (_state: null, _title: string, to: string) => {
        const { origin, pathname: path, search, hash } = new URL(to, `${ORIGIN}/here`);
        if (origin !== ORIGIN) throw new Error('SecurityError');
        address = `${path}${search}${hash}`;
      },
    },
  };
  runInNewContext(inlineScript('repairPath'), { window, decodeURIComponent });
  return address;
}

test('a path that cannot be decoded loses its signs, with query and hash kept', () => {
  expect(repaired('/%E0%A4%A')).toBe('/E0A4A?a=1#b');
  expect(repaired('/zh/50%')).toBe('/zh/50?a=1#b');
});

test('issue 15: a path of two slashes stays one of the site', () => {
  expect(repaired('//x/%')).toBe('//x/?a=1#b');
  expect(repaired('//%')).toBe('//?a=1#b');
});

test('any other path stays as it is', () => {
  for (const path of ['/', '/zh/guide', '/a%20b', '/%E4%B8%AD']) expect(repaired(path)).toBeUndefined();
});
