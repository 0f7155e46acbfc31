import path from 'node:path';

/** `SITE_FACTS` is called `siteFacts` as a file. */
const asFileName = (name) =>
  /^[A-Z][A-Z0-9_]*$/.test(name)
    ? name.toLowerCase().replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase())
    : name;

/** What a declaration names; a destructuring pattern names nothing that a file could be called after. */
const declaredNames = (declaration) =>
  (declaration.declarations ?? [declaration]).map((each) => each.id?.name).filter(Boolean);

/** Names under which a statement exports something; a renamed default counts under its own name too. */
function exportedNames(node) {
  if (node.type === 'ExportDefaultDeclaration') {
    return [node.declaration.name ?? node.declaration.id?.name ?? 'default'];
  }
  const listed = node.specifiers.map(
    ({ exported, local }) => (exported.name === 'default' ? local : exported).name,
  );
  return node.declaration ? declaredNames(node.declaration) : listed;
}

/**
 * Searching for a symbol is searching for a file: a file is called as one of its exports, letter by letter
 * (constants in camelCase).
 * Option `programs`: files without an export are programs, named by what they do.
 * Reports: a file none of whose exports has its name. `index`, `types`, `*.config.*`, `*.d.ts` and tests are exempt.
 */
export const fileNamedAsExport = {
  meta: {
    type: 'suggestion',
    docs: { description: 'a file is named as its main export' },
    schema: [
      {
        type: 'object',
        properties: { programs: { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
    messages: {
      other:
        'File "{{base}}" exports {{names}}: name the file as its main export, or the export as the file.',
      none: 'File "{{base}}" exports nothing: export a "{{base}}", or delete the file.',
    },
  },
  create(context) {
    const { programs = false } = context.options[0] ?? {};
    const [base, ...endings] = path.basename(context.filename).split('.');
    if (['index', 'types'].includes(base) || endings.length > 1) return {};
    return {
      Program(program) {
        const exports = program.body.filter(({ type }) => /^Export(?:Named|Default)Declaration$/.test(type));
        const unknown = program.body.some(({ type }) => type === 'ExportAllDeclaration');
        const names = exports.flatMap(exportedNames);
        if (unknown || names.map(asFileName).includes(base)) return;
        if (names.length > 0) {
          context.report({ node: program, messageId: 'other', data: { base, names: names.join(', ') } });
        } else if (!programs) context.report({ node: program, messageId: 'none', data: { base } });
      },
    };
  },
};
