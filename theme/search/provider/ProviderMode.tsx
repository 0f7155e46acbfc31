import { useLang, useVersion } from '@rspress/core/runtime';
import { useCallback, useMemo, useState } from 'react';
import type { Lang } from '../../../site/languages';
import type { SearchSettings } from '../../../site/searchSettings';
import { SearchButton } from '../SearchButton';
import { useSearchParts } from '../useSearchParts';
import { ProviderSearch } from './ProviderSearch';

/** Provider search, with the site's own search behind it for when the provider fails. */
export function ProviderMode({
  settings,
  versioned,
}: {
  readonly settings: Extract<SearchSettings, { mode: 'provider' }>;
  readonly versioned: boolean;
}) {
  const lang = useLang() as Lang;
  const pageVersion = useVersion();
  const version = versioned ? pageVersion : '';
  const scope = useMemo(() => ({ lang, version }), [lang, version]);
  const [parts, load] = useSearchParts(scope);
  const [localQuery, setLocalQuery] = useState<string>();
  const searchLocally = useCallback(
    (query: string) => {
      void load();
      setLocalQuery(query);
    },
    [load],
  );
  return (
    <>
      <ProviderSearch
        settings={settings}
        renderButton={(props) => <SearchButton {...props} />}
        onSearchLocally={searchLocally}
      />
      {parts && (
        <parts.Overlay
          open={localQuery !== undefined}
          engine={parts.engine}
          render={parts.render}
          scope={scope}
          initialText={localQuery ?? ''}
          onClose={() => setLocalQuery(undefined)}
        />
      )}
    </>
  );
}
