/** An expansion of a query: a way to find a part of a query: all its terms together, for the units it stands for. */
export interface Expansion {
  readonly terms: readonly string[];
  /** What a match scores, where the word itself scores 1. */
  readonly weight: number;
  /** How much of the unit a match covers, 0 to 1. */
  readonly covers: number;
  /** First unit it stands for, and how many. */
  readonly at: number;
  readonly span: number;
}

/**
 * Whether an expansion stands for a unit of the query.
 * @param expansion the expansion
 * @param unit place of the unit
 */
export const standsFor = ({ at, span }: Pick<Expansion, 'at' | 'span'>, unit: number): boolean =>
  at <= unit && unit < at + span;

/** What each kind of expansion is worth: in score, and in how well it covers what was asked for. */
export const EXPANSIONS = {
  /** The word itself. */
  own: { weight: 1, covers: 1 },
  /** The pieces of an identifier, when the identifier is known and when it is not. */
  piece: { weight: 0.45, covers: 0.9 },
  pieces: { weight: 0.9, covers: 1 },
  /** A longer word that begins like it. */
  completed: { weight: 0.6, covers: 0.95 },
  /** A word with a letter or two wrong: a long one, which can be no other, a plain one, a short one, and a Chinese pair. */
  longCorrected: { weight: 0.8, covers: 0.95 },
  corrected: { weight: 0.55, covers: 0.8 },
  guessed: { weight: 0.55, covers: 0.5 },
  correctedPair: { weight: 0.55, covers: 0.4 },
  /** One word that was typed as two, and one without the version behind it. */
  joined: { weight: 1, covers: 0.95 },
  named: { weight: 0.8, covers: 0.9 },
  /** Another wording of the same language, and of the other one. */
  synonym: { weight: 0.8, covers: 0.85 },
  translated: { weight: 0.7, covers: 0.9 },
  /** One letter of a Chinese pair. */
  letter: { weight: 0.3, covers: 0.3 },
} as const satisfies Record<string, Pick<Expansion, 'weight' | 'covers'>>;
