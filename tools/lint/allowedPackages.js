/** True for `react` and `react/jsx-runtime` when the name is `react`. */
const isFrom = (source, name) => source === name || source.startsWith(`${name}/`);

/**
 * The packages a folder may import. A list of what is allowed, so that a new package is a decision made in
 * `tools/lint/importZones.js` and not a habit that creeps in; unlike `no-restricted-imports` it also sees `import()`.
 * Options: `allow` (names; left out, everything not banned is allowed), `ban` (name → why and what instead),
 * `where` (how the message calls the folder).
 * Reports: every import, re-export or dynamic import of a package that is banned or not in the list.
 */
export const allowedPackages = {
  meta: {
    type: 'problem',
    docs: { description: 'only the listed packages in this folder' },
    schema: [
      {
        type: 'object',
        properties: {
          allow: { type: 'array', items: { type: 'string' } },
          ban: { type: 'object', additionalProperties: { type: 'string' } },
          where: { type: 'string' },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      banned: '"{{source}}" is banned: {{reason}}.',
      notListed:
        '{{where}} may not import "{{source}}"; it may import {{allowed}} (tools/lint/importZones.js).',
    },
  },
  create(context) {
    const { allow, ban = {}, where = 'This folder' } = context.options[0] ?? {};
    const check = (node) => {
      const source = node?.value;
      if (typeof source !== 'string' || source.startsWith('.')) return;
      const banned = Object.keys(ban).find((name) => isFrom(source, name));
      if (banned) context.report({ node, messageId: 'banned', data: { source, reason: ban[banned] } });
      else if (allow && !allow.some((name) => isFrom(source, name))) {
        const allowed = allow.join(', ') || 'no package';
        context.report({ node, messageId: 'notListed', data: { source, where, allowed } });
      }
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};
