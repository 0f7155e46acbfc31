import { getCustomMDXComponent } from '@rspress/core/theme-original';
import { toCommand } from '../../lib/text/toCommand';
import { useT } from '../../lib/words';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
import { pickGroup } from '../../site/picks';
import { TAB_WORDS } from '../../site/words/tabs';
import { GroupedTabs } from '../ui/Tabs';

const { pre: Pre } = getCustomMDXComponent();

/** One npm (or npx) command for npm, yarn, pnpm and bun; the choice is remembered and shared by all of them. */
export default function PackageManagerTabs({ command }: { readonly command: string }) {
  const say = useT();
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
  return <GroupedTabs items={items} label={say(TAB_WORDS.packageManagersLabel)} group={pickGroup('pm')} />;
}
