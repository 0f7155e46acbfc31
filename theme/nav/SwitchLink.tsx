import { preloadLink, useLocation, usePage, withBase } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { isModified } from '../../lib/browser';
import { useHydrated } from '../../lib/hooks';
import type { SwitchEntry } from './useSwitches';
import { useVisit } from '../../lib/address';

/** A link to this page in another language or version, with this page's query and hash. */
export function SwitchLink({ entry, className }: { entry: SwitchEntry; className?: string }) {
  const { text, path, current, lang } = entry;
  const { page } = usePage();
  const { search, hash } = useLocation();
  const visit = useVisit();
  const hydrated = useHydrated();
  // The server knows neither query nor hash, and what they meant on a page that does not exist means nothing at home.
  const rest = hydrated && page.pageType !== '404' ? `${search}${hash}` : '';
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    void visit(path, rest);
  };
  return (
    <a
      href={`${withBase(path)}${rest}`}
      className={className}
      lang={lang}
      hrefLang={lang}
      rel={lang && !current ? 'alternate' : undefined}
      aria-current={current ? 'page' : undefined}
      onMouseEnter={() => preloadLink(path)}
      onClick={onClick}
    >
      {text}
    </a>
  );
}
