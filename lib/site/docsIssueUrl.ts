import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { LANGUAGE_FACTS, type Lang } from '../../site/languages';

/** Fields of the form that a page fills in, by the names that `.github/ISSUE_TEMPLATE/wrong-docs.yml` gives them. */
export interface DocsIssue {
  /** Path of the page that it is about, with the prefix of its language. */
  readonly page: string;
  readonly title?: string;
  /** What is wrong or missing there. */
  readonly wrong?: string;
}

/**
 * Where a reader says what the documentation lacks: a new issue whose form already names the page, its language and the
 * documented version. Nothing is sent before the reader does so there.
 * @param repository address of the repository of this documentation
 * @param lang language of the page
 * @param issue what else the form says
 */
export const docsIssueUrl = (repository: string, lang: Lang, issue: DocsIssue): string =>
  `${repository}/issues/new?${new URLSearchParams({
    template: 'wrong-docs.yml',
    ...issue,
    language: LANGUAGE_FACTS[lang].label,
    version: DOCUMENTED_VERSION,
  })}`;
