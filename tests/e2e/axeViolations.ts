import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Longest wait for a moment of rest, in ms. A page on which nothing moves may draw no frame, and then has no idle period. */
const TIMEOUT = 2000;

/** On a slow machine the page may still be about to hydrate when the network is quiet: tables get their focus then. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate((timeout) => new Promise((done) => requestIdleCallback(() => done(), { timeout })), TIMEOUT);

async function inWords(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
}

/**
 * What axe finds on a page as it stands, in words; empty when nothing.
 * @param page the page, with whatever is open on it
 * @param within selector of the part that is looked at, on a page that another test looks at whole
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  await untilIdle(page);
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  return inWords(within ? axe.include(within) : axe);
}

/**
 * What axe finds in the colours of a page, for a page whose structure was looked at in another theme.
 * @param page the page
 */
export const colourViolations = (page: Page): Promise<string[]> =>
  inWords(new AxeBuilder({ page }).withRules(COLOUR_RULES));
