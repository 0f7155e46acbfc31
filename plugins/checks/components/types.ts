import type { Page, Pages, Part } from '../types';

/** What is wrong with one use of a component. */
export interface Fault {
  readonly message: string;
  readonly fix: string;
}

/** Where a component stands. */
export interface Use {
  readonly part: Part;
  readonly page: Page;
  readonly pages: Pages;
}

/** How one component is written. */
export interface ComponentRule {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /** Whether something stands between its tags. */
  readonly content: boolean;
  /** Further faults; asked only when attributes and content are as they must be. */
  readonly faults?: (use: Use) => readonly Fault[];
}
