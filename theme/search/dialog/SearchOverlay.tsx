import { useCallback, useState } from 'react';
import { DialogBoundary } from '../../../components/ui/DialogBoundary';
import { PartBoundary } from '../../../components/ui/PartBoundary';
import type { OpenedResult } from '../marks/OpenedResult';
import { SearchMarks } from '../marks/SearchMarks';
import { SearchDialog, type SearchDialogProps } from './SearchDialog';

/** Props of `SearchOverlay`. */
export interface SearchOverlayProps extends Omit<SearchDialogProps, 'onOpened'> {
  readonly open: boolean;
}

/**
 * What the search puts over the page: the dialog while it is open, and the marks of the search whose result was opened last.
 * Nothing is marked where the browser cannot do so without changing the page.
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
          <SearchMarks opened={opened} onClear={onClear} />
        </PartBoundary>
      )}
    </>
  );
}
