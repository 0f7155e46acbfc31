import { AIM_NAMES, type Aim } from '../../../site/aimNames';
import { TOOL_FACTS, type Bundler, type Tool } from '../../../site/aims';
import { PICKS, TOOLS_WITH_FORMATS } from '../../../site/picks';

/** How the config file of a tool is written. */
export type Format = (typeof PICKS.format)[number];

/** What a reader chooses. */
export interface Choices {
  readonly aim: Aim;
  readonly tool: Tool;
  readonly bundler: Bundler;
  readonly format: Format;
}

/** What may be missing or wrong, such as the values of an address. */
export type Wishes = Readonly<Partial<Record<keyof Choices, string | null>>>;

const oneOf = <Value extends string>(
  known: readonly Value[],
  wish: string | null | undefined,
): Value | undefined => known.find((value) => value === wish);

/**
 * Choices that fit together: what is not known, or what the tool does not leave open, is the first that it offers.
 * @param wishes values by name
 */
export function choicesFrom({ aim, tool, bundler, format }: Wishes): Choices {
  const chosen = oneOf(PICKS.tool, tool) ?? PICKS.tool[0];
  const { bundlers } = TOOL_FACTS[chosen];
  const formats = TOOLS_WITH_FORMATS.includes(chosen) ? PICKS.format : PICKS.format.slice(0, 1);
  return {
    aim: oneOf(AIM_NAMES, aim) ?? AIM_NAMES[0],
    tool: chosen,
    bundler: oneOf(bundlers, bundler) ?? bundlers[0] ?? 'rspack',
    format: oneOf<Format>(formats, format) ?? 'esm',
  };
}

/** Every combination of choices that fit together. */
export function allChoices(): Choices[] {
  return PICKS.tool.flatMap((tool) =>
    TOOL_FACTS[tool].bundlers.flatMap((bundler) =>
      (TOOLS_WITH_FORMATS.includes(tool) ? PICKS.format : PICKS.format.slice(0, 1)).flatMap((format) =>
        AIM_NAMES.map((aim) => ({ aim, tool, bundler, format })),
      ),
    ),
  );
}
