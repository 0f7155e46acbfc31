import { useLang } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { pickLabel, type PickCase } from '../../site/words/picks';
import type { Lang } from '../../site/languages';
import './pick.css';

type WhenProps = PickCase & { readonly children: ReactNode };

/** What only readers with these choices see; without scripts everybody does, below its label. */
export default function When({ children, tool, pm, shell, format, layout }: WhenProps) {
  const lang = useLang() as Lang;
  const label = pickLabel({ tool, pm, shell, format, layout }, lang);
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <div
      data-when-tool={tool}
      data-when-pm={pm}
      data-when-shell={shell}
      data-when-format={format}
      data-when-layout={layout}
    >
      <p data-pick-label="">{label}</p>
      {children}
    </div>
  );
}
