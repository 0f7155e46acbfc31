/** What a planted fault is about. */
export const KINDS = [
  'theme',
  'host',
  'styles',
  'search',
  'content',
  'output',
  'analyzer',
  'security',
  'build',
] as const;
export type Kind = (typeof KINDS)[number];

/** A fault, as `tests/mutants/<kind>.ts` lists it. */
export interface Fault {
  readonly id: string;
  /** What a reader would meet, in one sentence. */
  readonly what: string;
  /** File from the root of the project. */
  readonly file: string;
  /** Text that the file has exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Written without knowing what would catch it. */
  readonly blind?: boolean;
}

/** A fault with its kind. */
export interface PlantedFault extends Fault {
  readonly kind: Kind;
}

/** `npm test`, or `npm run test:full`. */
export type Tier = 'fast' | 'full';

/** One step of the tests. */
export interface Check {
  /** As the table shows it. */
  readonly name: string;
  /** Program and arguments, from the root of the project. */
  readonly command: readonly string[];
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** In ms; a fault that lets a test wait for ever is caught too. */
  readonly timeout: number;
}

/** What noticed a fault. */
export interface Catch {
  readonly check: string;
  /** The first failing test, or the first line of the problem. */
  readonly detail: string;
}

/** What became of a fault. */
export interface Outcome {
  readonly id: string;
  readonly fast?: Catch;
  readonly full?: Catch;
  readonly seconds: number;
}
