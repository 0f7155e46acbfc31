import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkVersions } from '../../../../plugins/authoring/pageData';
import { DOCUMENTED_VERSION } from '../../../../site/analyzerVersions';

it('the frontmatter that a page carries has the documented version, however deep', () => {
  const frontmatter = {
    description: 'About {version}',
    hero: { actions: [{ text: '{version}' }] },
    order: 1,
  };
  const processor = unified().data('pageMeta' as never, { frontmatter } as never);
  const transform = remarkVersions.call(processor as never);
  transform();
  expect(frontmatter).toEqual({
    description: `About ${DOCUMENTED_VERSION}`,
    hero: { actions: [{ text: DOCUMENTED_VERSION }] },
    order: 1,
  });
});
