/** What the site's `darkMode` setting allows. */
export interface AppearanceRule {
  /** Theme of readers who have chosen none. */
  readonly initial: 'light' | 'dark' | 'auto';
  /** Whether readers may choose. */
  readonly switchable: boolean;
}

/**
 * Reads the host's `darkMode` setting.
 * @param darkMode true or nothing (auto), false (always light), a theme, or `force-` and a theme
 */
export function appearanceRule(darkMode: unknown): AppearanceRule {
  const text = darkMode === false ? 'force-light' : String(darkMode);
  const initial = /(?:light|dark)$/.exec(text)?.[0] as 'light' | 'dark' | undefined;
  return { initial: initial ?? 'auto', switchable: !text.startsWith('force-') };
}
