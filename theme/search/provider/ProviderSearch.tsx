import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { PartBoundary } from '../../../components/ui/PartBoundary';
import type { SearchSettings } from '../../../site/searchSettings';
import * as LIMITS from '../../../site/limits';
import { useAddressQuery } from '../SearchButton';
import type { ProviderDialogProps } from './ProviderDialog';
import { useProviderKeys } from './useProviderKeys';
import { useTypedAhead } from './useTypedAhead';

/** Put into the bundle at build time (`rspress.config.ts`), so that searches that are not used are left out of it. */
declare const __SEARCH_MODE__: 'local' | 'provider' | 'remote';

/** The dialog with all of DocSearch is a script of its own; other modes have neither its script nor its styles. */
async function loadDialog(): Promise<ComponentType<ProviderDialogProps>> {
  if (typeof __SEARCH_MODE__ !== 'undefined' && __SEARCH_MODE__ === 'provider') {
    const { ProviderDialog } = await import('./ProviderDialog');
    return ProviderDialog;
  }
  throw new Error('This site was not built for provider search.');
}

/** What the search button of this mode needs. */
export interface ProviderButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  /** Called when a reader is about to search. */
  readonly onIntent: () => void;
}

/** Search by DocSearch: its button and keys are there at once, its dialog is loaded when a reader shows intent. */
export function ProviderSearch({
  settings,
  renderButton,
  onSearchLocally,
}: {
  readonly settings: Extract<SearchSettings, { mode: 'provider' }>;
  readonly renderButton: (props: ProviderButtonProps) => ReactNode;
  /** Opens the site's own search with a query; also what happens when the dialog cannot be loaded. */
  readonly onSearchLocally: (query: string) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ProviderDialogProps>>();
  const [typed, beginWith] = useTypedAhead(open && !Dialog);

  const close = useCallback(() => setOpen(false), []);
  // Only once the dialog is gone: as long as it is there, nothing outside of it takes focus.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  const leave = useCallback(
    (query: string) => {
      close();
      onSearchLocally(query);
    },
    [close, onSearchLocally],
  );
  const load = useCallback(async () => {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, []);
  const show = useCallback(
    async (query: string) => {
      beginWith(query);
      setOpen(true);
      if (!(await load())) leave(typed());
    },
    [load, leave, typed, beginWith],
  );
  useProviderKeys({ open, button, onOpen: show, onClose: close });
  useAddressQuery(show);

  return (
    <>
      {renderButton({ ref: button, onOpen: () => void show(''), onIntent: () => void load() })}
      {open && Dialog && (
        <PartBoundary onFault={() => leave('')}>
          <Dialog
            settings={settings}
            initialQuery={typed().slice(0, LIMITS.providerQueryLength)}
            onClose={close}
            onSearchLocally={leave}
          />
        </PartBoundary>
      )}
    </>
  );
}
