import type { Sample } from './collectSamples';

/**
 * Whether a sample belongs to a project of its own, with its own packages: those of the rule pages are built by their own
 * test, which also says what the analyzer must report.
 * @param sample a sample of the documentation
 */
export const isOwnProject = ({ folder }: Pick<Sample, 'folder'>): boolean =>
  folder.startsWith('examples/') && !folder.startsWith('examples/samples/');
