import { OutLink } from '../../components/ui/OutLink';
import { ToolMark } from '../../components/ui/ToolMark';
import { toolInLang } from '../../lib/text/toolInLang';
import type { Lang } from '../../site/languages';
import { TOOLS } from '../../site/tools';

/** Props of `ToolList`. */
export interface ToolListProps {
  /** Id of the name of the list. */
  readonly heading: string;
  readonly lang: Lang;
  readonly newTabText: string;
  /** Classes of the switcher. Handed over: with a sheet of its own the bundler would keep this file in every page. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

/** The sibling tools, as links. */
export function ToolList({ heading, lang, newTabText, styles }: ToolListProps) {
  return (
    <ul className={styles.tools} aria-labelledby={heading} lang={lang}>
      {TOOLS.map((tool) => toolInLang(tool, lang)).map(({ name, desc, logo, logoScale, url }) => (
        <li key={name}>
          <OutLink href={url} className={styles.tool} newTabText={newTabText}>
            <span className={styles.mark}>
              <ToolMark logo={logo} size={20} scale={logoScale} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.desc}>{desc}</span>
            </span>
          </OutLink>
        </li>
      ))}
    </ul>
  );
}
