import path from 'node:path';

const CATCH_ALL = ['util', 'utils', 'helper', 'helpers', 'common', 'misc'];

/** The last word of a camelCase, PascalCase or kebab-case name, in lower case. */
const lastWord = (name) =>
  name
    .split('.')[0]
    .split(/[-_]|(?=[A-Z])/)
    .at(-1)
    .toLowerCase();

/**
 * A catch-all name (`utils`, `stringHelpers`, `misc/`) says nothing about its content and collects everything.
 * Reports: a file or folder of this repository whose name is such a word or ends in one.
 */
export const noCatchAllNames = {
  meta: {
    type: 'suggestion',
    docs: { description: 'no file or folder named utils, helpers, common or misc' },
    schema: [],
    messages: {
      catchAll: '"{{name}}" is a catch-all name: name it by what it does (design rule "no utils").',
    },
  },
  create(context) {
    const names = path.relative(context.cwd, context.filename).split(path.sep);
    const catchAll = names.find((name) => CATCH_ALL.includes(lastWord(name)));
    if (!catchAll) return {};
    return { Program: (node) => context.report({ node, messageId: 'catchAll', data: { name: catchAll } }) };
  },
};
