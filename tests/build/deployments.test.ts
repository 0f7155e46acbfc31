/** @module-tag deployments */
import { expect, test } from 'vitest';
import { HOSTS, checkHosts } from '../../tools/deployCheck';
import { findNginx } from '../support/startNginx';

test('issue 15 D1: what is built for each host is whole there: pages, links, redirects, 404 pages, policy', async () => {
  // As in nginx.test.ts: CI installs nginx, so there a host that was not run is a failure.
  const hasNginx = findNginx() ?? process.env.GITHUB_ACTIONS;
  const hosts = HOSTS.filter(({ serving }) => hasNginx || serving !== 'nginx');
  for (const [name, { asked, problems }] of await checkHosts(hosts)) {
    expect(problems, name).toEqual([]);
    expect(asked, name).toBeGreaterThan(200);
  }
}, 600_000);
