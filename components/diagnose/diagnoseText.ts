import { diagnose } from './diagnose';
import type { Diagnosis } from './types';
import { unpackReport } from './unpackReport';

/**
 * Diagnoses what a reader gave, the HTML file of a report included.
 * @param text content of the field or of a file
 * @returns what was found, or why nothing was; never rejects
 */
export async function diagnoseText(text: string): Promise<Diagnosis> {
  const content = await unpackReport(text);
  return typeof content === 'string' ? diagnose(content) : content;
}
