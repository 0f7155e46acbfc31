import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { LANGUAGE_FACTS, type Lang } from '../../site/languages';

/**
 * Where a reader says what a page lacks: a new issue with the page, its language by name, and the documented version, which
 * fill the fields of a form (`.github/ISSUE_TEMPLATE`) by name. Nothing is sent before the reader does so there.
 * @param repository address of the repository of this documentation
 * @param path address of the page with the prefix of its language, which needs no escapes
 * @param lang language of the page
 */
export const feedbackUrl = (repository: string, path: string, lang: Lang): string =>
  `${repository}/issues/new?template=wrong-docs.yml&page=${path}&language=${LANGUAGE_FACTS[lang].label}&version=${DOCUMENTED_VERSION}`;
