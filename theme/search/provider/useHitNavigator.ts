import type { DocSearchModalProps } from '@docsearch/react';
import { removeBase } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { useVisit } from '../../../lib/hooks/useVisit';

/**
 * Opens a hit by keyboard: inside the site, or in a tab or window that cannot reach back.
 * @returns the navigator that DocSearch takes
 */
export function useHitNavigator(): NonNullable<DocSearchModalProps['navigator']> {
  const visit = useVisit();
  return useMemo(() => {
    const openApart = ({ itemUrl }: { itemUrl: string }) => {
      window.open(itemUrl, '_blank', 'noopener,noreferrer');
    };
    return {
      navigate({ itemUrl }: { itemUrl: string }) {
        const { pathname, search, hash } = new URL(itemUrl, window.location.origin);
        void visit(removeBase(pathname), `${search}${hash}`);
      },
      navigateNewTab: openApart,
      navigateNewWindow: openApart,
    };
  }, [visit]);
}
