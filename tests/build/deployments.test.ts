/** @module-tag deployments */
import { expect, test } from 'vitest';
import { HOSTS, checkHosts } from '../../tools/deployCheck';
import { findNginx } from '../support/startNginx';

test('issue 15 D1: what is built for each host is whole there: pages, links, redirects, 404 pages, policy', async () => {
  const outcomes = await checkHosts(HOSTS);
  for (const [name, outcome] of outcomes) {
    // As in nginx.test.ts: CI installs nginx, so there a host that was not run is a failure.
    if (!outcome && !findNginx() && !process.env.GITHUB_ACTIONS) continue;
    expect(outcome?.problems, name).toEqual([]);
    expect(outcome?.asked, name).toBeGreaterThan(200);
  }
}, 600_000);
