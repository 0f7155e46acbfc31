import type { Choices } from '../../components/config-builder/configure';
import { AIM_NAMES, TOOL_FACTS } from '../../site/aims';
import { PICKS, TOOLS_WITH_FORMATS } from '../../site/picks';

export function allChoices(): Choices[] {
  return PICKS.tool.flatMap((tool) =>
    TOOL_FACTS[tool].bundlers.flatMap((bundler) =>
      (TOOLS_WITH_FORMATS.includes(tool) ? PICKS.format : PICKS.format.slice(0, 1)).flatMap((format) =>
        AIM_NAMES.map((aim) => ({ aim, tool, bundler, format })),
      ),
    ),
  );
}
