import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
import { DialogBoundary, PartBoundary } from '../../../components/ui/PartBoundary';
import type { OpenedResult } from '../marks/OpenedResult';
import type { SearchMarksProps } from '../marks/SearchMarks';
import { SearchDialog, type SearchDialogProps } from './SearchDialog';

/** What cuts texts into words is half of the dialog's code, and the field need not wait for it. */
const SearchMarks = lazy(async (): Promise<{ default: ComponentType<SearchMarksProps> }> => {
  try {
    return { default: (await import('../marks/SearchMarks')).SearchMarks };
  } catch {
    return { default: () => null };
  }
});

/** Props of `SearchOverlay`. */
export interface SearchOverlayProps extends Omit<SearchDialogProps, 'onOpened'> {
  readonly open: boolean;
}

/**
 * What the search puts over the page: the dialog while it is open, and the marks of the search whose result was opened last.
 * Nothing is marked where the browser cannot do so without changing the page, or what does it cannot be loaded.
 */
export function SearchOverlay({ open, ...props }: SearchOverlayProps) {
  const [opened, setOpened] = useState<OpenedResult>();
  const onOpened = useCallback((result: OpenedResult) => {
    if ('highlights' in CSS) setOpened(result);
  }, []);
  const onClear = useCallback(() => setOpened(undefined), []);
  return (
    <>
      {open && (
        <DialogBoundary open={open} onClose={props.onClose}>
          <SearchDialog {...props} onOpened={onOpened} />
        </DialogBoundary>
      )}
      {opened && (
        <PartBoundary address={opened.link}>
          <Suspense fallback={null}>
            <SearchMarks opened={opened} onClear={onClear} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
