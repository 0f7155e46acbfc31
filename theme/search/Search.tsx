import { useSite } from '@rspress/core/runtime';
import { SearchPanel } from '@rspress/core/theme-original';
import { useCallback, useRef, useState } from 'react';
import { SearchButton } from './SearchButton';
import { useSearchShortcut } from './useSearchShortcut';

function SiteSearch() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = useCallback(() => setOpen(true), []);
  const setFocused = useCallback((focused: boolean) => {
    setOpen(focused);
    if (!focused) button.current?.focus();
  }, []);
  useSearchShortcut(!open, show);
  return (
    <>
      <SearchButton ref={button} onOpen={show} />
      {open && <SearchPanel focused setFocused={setFocused} />}
    </>
  );
}

/**
 * The search button and the host's dialog, unless the site turns them off (S3-21). The dialog lives only while it is
 * open: the host's listens to Enter on the whole page, open or not, and throws or leads away from the page.
 */
export function Search() {
  const { site } = useSite();
  return site.themeConfig.search === false ? null : <SiteSearch />;
}
