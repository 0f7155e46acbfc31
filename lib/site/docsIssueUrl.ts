import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { LANGUAGE_FACTS, type Lang } from '../../site/languages';

/**
 * Where a reader says what the documentation lacks: a new issue whose form already names the page, its language and the
 * documented version. Whoever knows more appends it by the names of the other fields of
 * `.github/ISSUE_TEMPLATE/wrong-docs.yml`. Nothing is sent before the reader does so there.
 * @param repository address of the repository of this documentation
 * @param page path of the page with the prefix of its language, which needs no escapes
 * @param lang language of the page
 */
export const docsIssueUrl = (repository: string, page: string, lang: Lang): string =>
  `${repository}/issues/new?template=wrong-docs.yml&page=${page}&language=${LANGUAGE_FACTS[lang].label}&version=${DOCUMENTED_VERSION}`;
