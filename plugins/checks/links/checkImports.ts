import path from 'node:path';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue, Page } from '../types';

/**
 * Pages import fragments of their own language and nothing else, and use what they import; every component is known.
 * @param pages a documentation tree
 * @returns a problem per import that leads nowhere or is unused, and per unknown component
 */
export const checkImports: Check = ({ pages, facts }) => {
  return pages.flatMap((page) => [
    ...importIssues(page, fragmentsFor(page, pages)),
    ...page.parts
      .filter(({ kind, name }) => kind === 'component' && /^[A-Z]/.test(name))
      .filter(
        ({ name }) => !facts.components.includes(name) && !page.imports.some((entry) => entry.name === name),
      )
      .map(({ name, line }) => ({
        file: page.file,
        line,
        rule: 'imports/component',
        message: `the component <${name}> is unknown`,
        fix: didYouMean(
          name,
          facts.components,
          `import a fragment under this name, or use one of: ${facts.components.join(', ')}`,
          (each) => `<${each}>`,
        ),
      })),
  ]);
};

/** Fragments that a page may show, by the path that it names. */
const fragmentsFor = ({ lang }: Page, pages: readonly Page[]): ReadonlySet<string> =>
  new Set(pages.filter((page) => page.lang === lang && page.kind === 'fragment').map(({ file }) => file));

function importIssues({ file, lang, imports, parts }: Page, fragments: ReadonlySet<string>): Issue[] {
  return imports.flatMap(({ name, source, line }): Issue[] => {
    const target = path.posix.join(path.posix.dirname(file), source);
    const issue = (message: string, fix: string): Issue[] => [
      { file, line, rule: 'imports/fragment', message, fix },
    ];
    if (!source.startsWith('.') || !target.includes(`/${lang}/shared/`)) {
      return issue(
        `\`${source}\` is no fragment of this language`,
        `import from the shared folder of ${lang} only`,
      );
    }
    if (!fragments.has(target))
      return issue(
        `there is no fragment ${target}`,
        didYouMean(target, fragments, 'correct the path, with extension'),
      );
    if (!parts.some((part) => part.name === name))
      return issue(`<${name}> is not used`, 'use it or remove the import');
    return [];
  });
}
