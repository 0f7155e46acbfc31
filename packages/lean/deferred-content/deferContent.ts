import type { ArrayExpression, CallExpression, Expression, Program } from 'acorn';
import { simple } from 'acorn-walk';
import type { CompiledPage } from '../compiled-page/editPage';
import { extentOf } from './extentOf';
import { heightOf, type Extent } from './heightOf';

/** Name under which the page knows what draws its passages. */
const NAME = '__deferredContent';

/** Width for which a page is cut; wider lines than most, so that passages are rather too long. */
const WIDTH = 700;
/** Least height of a passage, in px: smaller steps would only cost closures. */
const STEP = 300;
/** No screen needs what lies further below cut into pieces. */
const FAR = 3000;

interface Range extends Extent {
  readonly start: number;
  readonly end: number;
}

/** What a page returns, and its blocks, which the MDX compiler puts into one list. */
function contentOf(tree: Program): { call: CallExpression; list: ArrayExpression } | undefined {
  const page = tree.body.find(
    (node) => node.type === 'FunctionDeclaration' && node.id.name === '_createMdxContent',
  );
  let found: { call: CallExpression; list: ArrayExpression } | undefined;
  if (page)
    simple(page, {
      ReturnStatement({ argument }) {
        if (argument?.type !== 'CallExpression') return;
        const [tag, props] = argument.arguments;
        if (tag?.type !== 'Identifier' || tag.name !== '_Fragment' || props?.type !== 'ObjectExpression')
          return;
        const [children] = props.properties;
        if (children?.type === 'Property' && children.value.type === 'ArrayExpression')
          found = { call: argument, list: children.value };
      },
    });
  return found;
}

/** Puts blocks together until they are high enough to be drawn by themselves. */
function passagesOf(blocks: readonly Expression[]): Range[] {
  const passages: Range[] = [];
  let height = 0;
  let open: Range | undefined;
  for (const block of blocks) {
    const { px, letters } = extentOf(block);
    open = {
      start: open?.start ?? block.start,
      end: block.end,
      px: (open?.px ?? 0) + px,
      letters: (open?.letters ?? 0) + letters,
    };
    const own = heightOf(open, WIDTH);
    if (own < STEP || height > FAR) continue;
    passages.push(open);
    height += own;
    open = undefined;
  }
  return open ? [...passages, open] : passages;
}

const opening = ({ px, letters }: Extent): string =>
  `{ px: ${px}, letters: ${letters}, draw: () => _jsxs(_Fragment, { children: [`;
const CLOSING = '] }) }';

/**
 * Cuts a page into passages, of which those below the first screen can be drawn later. A page with nothing to cut stays as
 * it is.
 * @param page a page for client-side navigation, since it cannot hydrate HTML then
 * @param options.file file that exports `deferredContent`
 */
export function deferContent({ tree, text }: CompiledPage, { file }: { readonly file: string }): void {
  const content = contentOf(tree);
  const blocks =
    content?.list.elements.filter((each) => each !== null && each.type !== 'SpreadElement') ?? [];
  const passages = passagesOf(blocks);
  if (!content || passages.length < 2) return;
  let end = content.call.start;
  let before = `${NAME}([`;
  for (const passage of passages) {
    text.overwrite(end, passage.start, `${before}${opening(passage)}`);
    end = passage.end;
    before = `${CLOSING}, `;
  }
  text.overwrite(end, content.call.end, `${CLOSING}])`);
  text.prepend(`import { deferredContent as ${NAME} } from ${JSON.stringify(file)};\n`);
}
