import { setTimeout as wait } from 'node:timers/promises';
import { findOnPage } from './findOnPage';
import type { Found, Tab, Target } from './types';

/** How long a reader waits for something to appear, in ms, and between two looks. */
const TIMEOUT = 60_000;
const LOOK = 150;

/** What a reader does with a tab: looks for things by role and name, and waits for them. */
export class Reader {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  /**
   * Opens a path of the site and waits until its scripts work: a button that was pressed before would do nothing. React
   * marks what it has taken over, and the title comes with the text of the page.
   */
  async open(path: string): Promise<void> {
    await this.tab.open(`${this.site}${path}`);
    await this.page(
      `the page ${path} works`,
      `() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`,
    );
  }

  /** Waits for something. */
  async see(target: Target): Promise<Found> {
    return this.until(`a ${target.role} "${target.name}" shows`, () =>
      this.tab.run<Found | null>(findOnPage.toString(), target),
    );
  }

  /** Waits until something is there, lies still and is covered by nothing, and clicks it. */
  async click(target: Target): Promise<Found> {
    let last = '';
    const found = await this.until(`a ${target.role} "${target.name}" can be clicked`, async () => {
      const seen = await this.tab.run<Found | null>(findOnPage.toString(), target);
      const place = JSON.stringify(seen?.point ?? '');
      const isStill = seen?.point !== undefined && place === last;
      last = place;
      return isStill && seen;
    });
    const { x = 0, y = 0 } = found.point ?? {};
    await this.tab.click(x, y);
    return found;
  }

  /** Waits until a function of the page says something true. */
  page<T>(what: string, code: string, ...args: unknown[]): Promise<T> {
    return this.until(what, () => this.tab.run<T>(code, ...args));
  }

  /**
   * Looks until the answer is true.
   * @throws Error that says what did not happen
   */
  private async until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = Date.now() + TIMEOUT;
    let trouble = '';
    while (Date.now() < end) {
      try {
        const seen = await look();
        if (seen) return seen;
        trouble = '';
      } catch (error) {
        // A page that is just being left answers no questions.
        trouble = `: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
      }
      await wait(LOOK);
    }
    throw new Error(`Not within ${TIMEOUT / 1000} s: ${what}${trouble}`);
  }
}
