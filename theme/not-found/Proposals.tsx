import { useLang } from '@rspress/core/runtime';
import { HelpList } from './HelpList';
import { RuleHelp } from './RuleHelp';
import { useDefaultLangRedirect } from './useDefaultLangRedirect';
import { useHelp } from './useHelp';
import { useOtherSpelling } from './useOtherSpelling';

/**
 * What the 404 page does for an address: leads it to its page when it is only spelt otherwise, proposes pages for it, and
 * shows the way from the output of a build to its rule.
 */
export function Proposals() {
  const lang = useLang();
  const help = useHelp();
  useDefaultLangRedirect();
  useOtherSpelling();
  return (
    <>
      {help.map((group) => (
        <HelpList key={group.kind} help={group} lang={lang} />
      ))}
      <RuleHelp />
    </>
  );
}
