import { ANALYZER } from '../../tests/mutants/analyzer';
import { BUILD } from '../../tests/mutants/build';
import { CONTENT } from '../../tests/mutants/content';
import { HOST } from '../../tests/mutants/host';
import { OUTPUT } from '../../tests/mutants/output';
import { SEARCH } from '../../tests/mutants/search';
import { SECURITY } from '../../tests/mutants/security';
import { STYLES } from '../../tests/mutants/styles';
import { THEME } from '../../tests/mutants/theme';
import { KINDS, type Fault, type Kind, type PlantedFault } from './types';

const LISTS: Readonly<Record<Kind, readonly Fault[]>> = {
  theme: THEME,
  host: HOST,
  styles: STYLES,
  search: SEARCH,
  content: CONTENT,
  output: OUTPUT,
  analyzer: ANALYZER,
  security: SECURITY,
  build: BUILD,
};

/** Every fault, kind by kind. */
export const FAULT_LIST: readonly PlantedFault[] = KINDS.flatMap((kind) =>
  LISTS[kind].map((fault) => ({ ...fault, kind })),
);
