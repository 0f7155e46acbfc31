import { useLang } from '@rspress/core/runtime';
import { HelpList } from './HelpList';
import { RuleHelp } from './RuleHelp';
import { useHelp } from './useHelp';

/** What the 404 page proposes: pages for the address, and the way from the output of a build to its rule. */
export function Proposals() {
  const lang = useLang();
  const help = useHelp();
  return (
    <>
      {help.map((group) => (
        <HelpList key={group.kind} help={group} lang={lang} />
      ))}
      <RuleHelp />
    </>
  );
}
