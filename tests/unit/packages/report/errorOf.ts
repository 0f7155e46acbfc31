import { readReport, ReportError, type ReportFile } from '../../../../packages/report';

export async function errorOf(files: readonly ReportFile[], pick?: string): Promise<ReportError> {
  const error = await readReport(files, { pick }).catch((reason: unknown) => reason);
  if (!(error instanceof ReportError)) throw new Error('It was read.', { cause: error });
  return error;
}
