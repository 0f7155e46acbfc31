import { getCustomMDXComponent } from '@rspress/core/theme-original';
import { useText } from '../../lib/words';
import { toCommand } from '../../lib/text/toCommand';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
import { GroupedTabs } from '../tabs/GroupedTabs';
import { TAB_WORDS } from '../../site/words/tabs';

const { pre: Pre } = getCustomMDXComponent();

/**
 * One command for npm, yarn, pnpm and bun; the choice is remembered and shared by all of them.
 * @param props.command the npm (or npx) command line
 */
export default function PackageManagerTabs({ command }: { readonly command: string }) {
  const say = useText();
  const commands = toCommand(command);
  if (import.meta.env.SSG_MD) {
    return PACKAGE_MANAGERS.map(
      (manager) => `\n\`\`\`bash title="${manager}"\n${commands[manager]}\n\`\`\`\n`,
    ).join('');
  }
  const items = PACKAGE_MANAGERS.map((manager) => ({
    label: manager,
    content: (
      <Pre lang="bash" className="shiki">
        <code>
          <span className="line">{commands[manager]}</span>
        </code>
      </Pre>
    ),
  }));
  return <GroupedTabs items={items} label={say(TAB_WORDS.packageManagersLabel)} group="package.manager" />;
}
