import type { Sample } from '../../tools/samples/collectSamples';

/** A file of the level `types` that only the compiler sees, by its path below `tests/unwritten`. */
export const unwrittenSample = (file: string, code: string, title = file): Sample => ({
  id: file,
  page: title,
  line: 1,
  kind: 'script',
  language: 'ts',
  level: 'types',
  title,
  code,
  file: `tests/unwritten/${file}`,
  folder: '',
});
