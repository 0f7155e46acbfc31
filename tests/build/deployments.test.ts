/** @module-tag deployments */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkDeployments } from '../../tools/deploy-check/checkDeployments';
import { HOSTS } from '../../tools/deploy-check/hosts';
import { renderTable } from '../../tools/deploy-check/renderTable';
import { findNginx } from '../support/startNginx';
import { ROOT } from '../support/site';

test('issue 15: every host of the README is checked', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  expect(HOSTS.filter(({ name }) => !readme.includes(name))).toEqual([]);
});

test('issue 15 D1: what is built for each host is whole there: pages, links, redirects, 404 pages, policy', async () => {
  const deployments = await checkDeployments(HOSTS);
  const table = renderTable(deployments);
  console.log(table);
  for (const { host, result } of deployments) {
    // As in nginx.test.ts: CI installs nginx, so there a row that was not run is a failure; elsewhere the table says it.
    if (host.serving === 'nginx' && !findNginx() && !process.env.GITHUB_ACTIONS) continue;
    expect(result?.faults, table).toEqual([]);
    expect(result?.pages).toBeGreaterThan(80);
    expect(result?.redirects).toBeGreaterThan(1);
  }
}, 600_000);
