import { runGates, type Gate } from '../../plugins/checks/gates';
import { report } from '../../packages/doc-checks/report';
import { realPages } from '../support/realPages';

/**
 * Runs one gate over the real pages.
 * @param gate its name
 * @returns the problems, one per line; empty when the gate passes, so that a failing test shows the list
 */
export async function gateReport(gate: Gate): Promise<string> {
  return report(await runGates(realPages(), [gate]));
}
