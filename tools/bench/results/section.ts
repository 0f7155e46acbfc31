import type { Circumstances } from '../types';

/** A sentence that says when, at which commit and on what a part was measured. */
export const when = ({ date, commit, machine, node, load }: Circumstances): string =>
  `Measured ${date} UTC at ${commit}, on ${machine}, Node ${node}, load before the run ${load.toFixed(1)} a processor.`;

/** A part of the report: its heading and its paragraphs. */
export const section = (title: string, ...parts: string[]): string => [`## ${title}`, ...parts].join('\n\n');
