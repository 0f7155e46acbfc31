import type { Text } from '../words/types';

/** How much a message matters: the build or a command stopped, something is to be done, or one only has to know. */
export type MessageTone = 'error' | 'warning' | 'note';

/**
 * Lines to copy, for Rspack: the box puts webpack's plugin and config in their place. Code is the same in every language, so
 * it has no comments.
 */
export interface MessageSnippet {
  readonly lang: 'js' | 'json' | 'bash';
  readonly code: string;
}

/** One message that a run of the analyzer, of a bundler or of the report shows, and what to do about it. */
export interface MessageFact {
  readonly tone: MessageTone;
  /**
   * What the message is recognised by, as the box reads a text: small letters, one blank for every gap, no code marks and no
   * upright bars. Pieces that no other message has; `…` stands for anything of a few hundred characters. None for a symptom
   * that nothing is printed for.
   */
  readonly cues: readonly string[];
  /** Where the message names packages and modules: the first group of each pattern. Patterns read at most a few lines. */
  readonly names?: readonly RegExp[];
  readonly title: Text;
  readonly means: Text;
  /** The first thing to try. */
  readonly fix: Text;
  readonly snippet?: MessageSnippet;
  /** Page and section with the whole answer, without a language. */
  readonly page: string;
}
