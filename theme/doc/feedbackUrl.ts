import { DOCUMENTED_VERSION } from '../../site/analyzerVersions';

/** Form for a page that is wrong or leaves something out (`.github/ISSUE_TEMPLATE`); its fields are filled in by name. */
const FORM = 'wrong-docs.yml';

/**
 * Where a reader says what a page lacks: a new issue with the page, in its language, and the documented version. Nothing is
 * sent before the reader does so there.
 * @param repository address of the repository of this documentation
 * @param path address of the page with the prefix of its language
 */
export const feedbackUrl = (repository: string, path: string): string =>
  `${repository}/issues/new?${new URLSearchParams({
    template: FORM,
    title: path,
    page: path,
    version: `Rsdoctor ${DOCUMENTED_VERSION}`,
  }).toString()}`;
