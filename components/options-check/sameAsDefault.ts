import { LiteralError, literalData, objectLiteral, type LiteralNode } from '../../lib/text/objectLiteral';
import type { OptionContract } from '../../site/contract/types';

/** The type asks for the first as soon as the object around it is written; each of the others counts as off when it is left out. */
const NEEDED = ['output.options.htmlOptions.writeDataJson', 'output.options.jsonOptions.sections.'];

/** Whether what is written is what holds without it: a single value, or a list. */
export function sameAsDefault({ path, default: code }: OptionContract, value: LiteralNode): boolean {
  if (code === undefined || value.kind === 'object' || NEEDED.some((each) => path.startsWith(each))) {
    return false;
  }
  try {
    return JSON.stringify(literalData(value)) === JSON.stringify(literalData(objectLiteral(code)));
  } catch (error) {
    if (error instanceof LiteralError) return false;
    throw error;
  }
}
