const LETTER = /\p{L}/u;

/** Attributes whose value a reader sees or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]);

/** The literal texts an expression may show; a function call or a variable shows none that can be judged here. */
function literalTexts(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && LETTER.test(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => LETTER.test(value.cooked ?? '')) ? [node] : [];
    case 'ConditionalExpression':
      return [...literalTexts(node.consequent), ...literalTexts(node.alternate)];
    case 'LogicalExpression':
      return [...literalTexts(node.left), ...literalTexts(node.right)];
    case 'JSXExpressionContainer':
      return literalTexts(node.expression);
    default:
      return [];
  }
}

/**
 * Every text a reader meets comes from a word table in `site/words`, where a missing language does not compile.
 * Reports: letters between JSX tags, and literal texts in attributes that are shown or read aloud.
 */
export const noBareText = {
  meta: {
    type: 'problem',
    docs: { description: 'no bare text in JSX' },
    schema: [],
    messages: { bare: 'Bare text: take it from a word table in site/words (useT), in both languages.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'bare' });
    return {
      JSXText: (node) => LETTER.test(node.value) && report(node),
      JSXExpressionContainer: (node) =>
        node.parent.type !== 'JSXAttribute' && literalTexts(node.expression).forEach(report),
      JSXAttribute: (node) => SPOKEN.has(node.name.name) && literalTexts(node.value).forEach(report),
    };
  },
};
