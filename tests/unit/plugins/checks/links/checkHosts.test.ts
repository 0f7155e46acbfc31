import { describe, expect, it } from 'vitest';
import { checkHosts } from '../../../../../plugins/checks/links/checkHosts';
import { fixture, places } from '../fixture';

describe('links gate: other sites', () => {
  it('a site that nobody has chosen', async () => {
    const issues = await checkHosts(fixture('link-hosts'));
    expect(places(issues)).toEqual(['docs/en/guide/page.mdx:7 links/host']);
    expect(issues[0]?.message).toContain('rspack.example');
  });
});
