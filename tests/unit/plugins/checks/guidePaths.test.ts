import { describe, expect, it } from 'vitest';
import { checkGuidePaths } from '../../../../plugins/checks/guidePaths';
import { fixture, places } from './fixture';

describe('guidePaths gate', () => {
  it('paths, links and scripts that are gone', async () => {
    expect(places(await checkGuidePaths(fixture('gone-path')))).toEqual([
      'README.md:3 guide-paths/path',
      'README.md:7 guide-paths/script',
      'docs/README.md:5 guide-paths/path',
      'docs/README.md:3 guide-paths/link',
    ]);
  });
});
