/** @module-tag deployments */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOSTS, checkHosts, renderDeployments } from '../../tools/deploy-check/deployments';
import { findNginx } from '../support/startNginx';
import { ROOT } from '../support/site';

test('issue 15: every host of the README is checked', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  expect(HOSTS.filter(({ name }) => !readme.includes(name))).toEqual([]);
});

test('issue 15 D1: what is built for each host is whole there: pages, links, redirects, 404 pages, policy', async () => {
  const deployments = await checkHosts(HOSTS);
  console.log(renderDeployments(deployments));
  for (const { name, result } of deployments) {
    // As in nginx.test.ts: CI installs nginx, so there a host that was not run is a failure; elsewhere the line says it.
    if (!result && !findNginx() && !process.env.GITHUB_ACTIONS) continue;
    expect(result?.problems, name).toEqual([]);
    expect(result?.pages).toBeGreaterThan(80);
  }
}, 600_000);
