import type { Code, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { remarkSamples } from '../../../../../plugins/authoring/samples';
import { ROOT } from '../../../../support/site';

const drawn = (code: Partial<Code>) => {
  const node: Code = { type: 'code', value: '', ...code };
  const tree: Root = { type: 'root', children: [node] };
  remarkSamples({ projectRoot: ROOT, docsRoot: `${ROOT}/docs` })(tree, { path: `${ROOT}/docs/en/page.mdx` });
  return node;
};

describe('the page', () => {
  it('shows the title and the marked lines, without level, file and an empty last line', () => {
    const meta = 'title="a.mjs" {1,3} file="<root>/examples/samples/options/features-array.js" build';
    expect(drawn({ lang: 'js', meta, value: 'one\n\ntwo\n' })).toMatchObject({
      meta: 'title="a.mjs" {1,3}',
      value: 'one\n\ntwo',
    });
  });

  it('leaves a block of the page as it is', () => {
    expect(drawn({ lang: 'text', value: 'one\n' })).toMatchObject({ value: 'one\n', meta: null });
  });
});
