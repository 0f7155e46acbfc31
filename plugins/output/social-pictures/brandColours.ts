/** What the colours of a picture are for. */
export interface BrandColours {
  readonly ground: string;
  /** The line drawn into the ground. */
  readonly trace: string;
  readonly text: string;
  readonly soft: string;
  readonly accent: string;
}

const TOKENS = {
  ground: 'gray-950',
  trace: 'gray-900',
  text: 'gray-100',
  soft: 'gray-400',
  accent: 'orange-400',
} as const satisfies Record<keyof BrandColours, string>;

/**
 * Takes the colours of the pictures from the tokens of the theme, so that they have one home.
 * @param css text of `theme/styles/tokens.css`
 * @throws Error when a token is missing or no plain colour
 */
export function brandColours(css: string): BrandColours {
  const read = (name: string): string => {
    const value = new RegExp(`--site-${name}:\\s*(#[\\da-f]{6});`).exec(css)?.[1];
    if (!value) throw new Error(`Social pictures need the colour --site-${name} in theme/styles/tokens.css.`);
    return value;
  };
  return {
    ground: read(TOKENS.ground),
    trace: read(TOKENS.trace),
    text: read(TOKENS.text),
    soft: read(TOKENS.soft),
    accent: read(TOKENS.accent),
  };
}
