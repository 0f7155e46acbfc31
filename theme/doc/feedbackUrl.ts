import { DOCUMENTED_VERSION } from '../../site/documentedVersion';

/**
 * Where a reader says what a page lacks: a new issue with the page, in its language, and the documented version, which fill
 * the fields of a form (`.github/ISSUE_TEMPLATE`) by name. Nothing is sent before the reader does so there.
 * @param repository address of the repository of this documentation
 * @param path address of the page with the prefix of its language, which needs no escapes
 */
export const feedbackUrl = (repository: string, path: string): string =>
  `${repository}/issues/new?template=wrong-docs.yml&page=${path}&version=${DOCUMENTED_VERSION}`;
