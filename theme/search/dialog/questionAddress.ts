import { DOCUMENTED_VERSION } from '../../../site/documentedVersion';

/** What a question says before the reader adds to it. */
export interface Question {
  readonly title: string;
  /** Path of the page that it is about, with the prefix of its language. */
  readonly page: string;
  /** What is missing there. */
  readonly missing: string;
}

/**
 * Where a reader asks what the search did not answer: a new issue whose form (`.github/ISSUE_TEMPLATE`) is filled in by the
 * names of its fields.
 * @param repository address of the repository of this documentation
 * @param question what the form says
 */
export function questionAddress(repository: string, { title, page, missing }: Question): string {
  const fields = new URLSearchParams({
    template: 'wrong-docs.yml',
    title,
    page,
    wrong: missing,
    version: DOCUMENTED_VERSION,
  });
  return `${repository}/issues/new?${fields}`;
}
