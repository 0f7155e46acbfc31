import { parse, type ArrayExpression, type CallExpression, type Expression, type Program } from 'acorn';
import { simple } from 'acorn-walk';
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

/**
 * Cuts a page into passages, of which those below the first screen can be drawn later.
 * @param code the compiled page
 * @param file file that exports `deferredContent`
 * @returns the page for client-side navigation, which cannot hydrate HTML; as it was when there is nothing to cut
 * @throws Error when the code cannot be parsed
 */
export function toDeferredContent(code: string, file: string): string {
  const content = contentOf(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  const blocks =
    content?.list.elements.filter((each) => each !== null && each.type !== 'SpreadElement') ?? [];
  const passages = passagesOf(blocks);
  if (!content || passages.length < 2) return code;
  const texts = passages.map(
    ({ start, end, px, letters }) =>
      `{ px: ${px}, letters: ${letters}, draw: () => _jsxs(_Fragment, { children: [${code.slice(start, end)}] }) }`,
  );
  const { start, end } = content.call;
  return `import { deferredContent as ${NAME} } from ${JSON.stringify(file)};\n${code.slice(0, start)}${NAME}([${texts.join(', ')}])${code.slice(end)}`;
}
