import type { Check } from '../types';

/** Containers that the writing rules know; the host knows some more. */
const TYPES = ['tip', 'info', 'warning', 'danger', 'details'];

const EDGES = 'let ::: stand alone, with a blank line above and below each of the two lines';

/**
 * Containers are of a known type, have a title of plain text and stand so that the host sees them.
 * @param pages a documentation tree
 * @returns a problem per container
 */
export const checkContainers: Check = ({ pages }) =>
  pages.flatMap(({ file, parts }) =>
    parts
      .filter(({ kind }) => kind === 'container')
      .flatMap(({ name, title, fault, line }) => {
        const issue = (rule: string, message: string, fix: string) => ({
          file,
          line,
          rule: `containers/${rule}`,
          message,
          fix,
        });
        return [
          ...(TYPES.includes(name)
            ? []
            : [issue('type', `\`:::${name}\` is unknown`, `use ${TYPES.join(', ')}`)]),
          ...(title ? [] : [issue('title', `\`:::${name}\` has no title`, `write :::${name} Title`)]),
          // The host ends the title at the first mark, and what follows becomes the first line of the text.
          ...(/[`*_<[]/.test(title)
            ? [
                issue(
                  'plain',
                  `the host cuts the title "${title}" at its markup`,
                  'write the title without code, links or emphasis',
                ),
              ]
            : []),
          ...(fault ? [issue('edge', `the host shows these lines as text: ${fault}`, EDGES)] : []),
        ];
      }),
  );
