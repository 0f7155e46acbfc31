import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOSTS } from '../../../../tools/deploy-check/hosts';
import { renderTable } from '../../../../tools/deploy-check/renderTable';
import { ROOT } from '../../../support/site';

const RESULT = { pages: 86, links: 360, redirects: 62, faults: [] };

test('deploy-check/table a row for each host, and every fault below', () => {
  const table = renderTable(
    HOSTS.map((host, at) => ({ host, result: { ...RESULT, faults: at === 2 ? ['/a: 500'] : [] } })),
  );
  expect(table.split('\n')).toEqual([
    'host                     pages  addresses  redirects  faults',
    'Netlify                  86     360        62         0',
    'Cloudflare Pages         86     360        62         0',
    'nginx                    86     360        62         1',
    'nginx below a base path  86     360        62         0',
    'GitHub Pages             86     360        62         0',
    'nginx: /a: 500',
  ]);
});

test('deploy-check/table without nginx its row is not run, says how to install it, and is not counted', () => {
  const table = renderTable(
    HOSTS.map((host) => ({ host, result: host.serving === 'nginx' ? undefined : RESULT })),
  );
  expect(table).toMatch(/^nginx +not run: .*apt-get install nginx-light$/m);
  expect(table.split('\n').at(-1)).toBe('3 of 5 hosts were checked.');
});

test('deploy-check/table every workflow that runs the nginx row installs nginx', () => {
  for (const name of ['ci', 'full']) {
    const text = readFileSync(path.join(ROOT, `.github/workflows/${name}.yml`), 'utf8');
    expect(text, name).toMatch(
      /command -v nginx \|\| \{ sudo apt-get update && sudo apt-get install .*nginx-light; \}/,
    );
  }
});
