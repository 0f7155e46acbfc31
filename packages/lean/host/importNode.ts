import type { RootContent } from 'mdast';

/**
 * `import "file";` as a node of an MDX page: the file is loaded with the page and puts itself where it is needed.
 * @param file file, with a query or without
 */
export const importNode = (file: string): RootContent =>
  ({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [],
            attributes: [],
            source: { type: 'Literal', value: file, raw: JSON.stringify(file) },
          },
        ],
      },
    },
  }) as unknown as RootContent;
