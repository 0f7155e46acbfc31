import { removeBase } from '@rspress/core/runtime';
import { Children, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useVisit } from '../../../lib/hooks/useVisit';
import type { HitProps } from './types';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The parts of a row that DocSearch draws, without the container. */
function rowParts(container: ReactNode): ReactNode[] {
  if (!isValidElement(container)) return [container];
  return Children.toArray((container as ReactElement<{ children?: ReactNode }>).props.children);
}

/** Buttons of a saved entry come in a fragment. */
const actionsOf = (part: ReactNode): ReactNode[] =>
  isValidElement(part) && part.type !== 'div' ? rowParts(part) : [part];

/**
 * A hit as a real link, opened inside the site. A result is an option that is a link; a saved entry is a row of
 * a grid, because it has buttons beside the link.
 */
export function HitLink({ hit, children, sourceId, itemProps }: HitProps) {
  const visit = useVisit();
  const { onClick, ...rest } = itemProps;

  function onLinkClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(hit.url, window.location.origin);
    void visit(removeBase(pathname), `${search}${hash}`);
  }

  if (!/Searches$/.test(sourceId)) {
    return (
      <a {...rest} href={hit.url} onClick={onLinkClick}>
        {children}
      </a>
    );
  }
  const parts = rowParts(children);
  const row = rest as React.ComponentProps<'div'>;
  return (
    <div {...row} role="row" className="DocSearch-Hit-Container">
      <span role="gridcell">
        <a href={hit.url} onClick={onLinkClick}>
          {parts.slice(0, -1)}
        </a>
      </span>
      {actionsOf(parts.at(-1)).map((action, index) => (
        <span key={index} role="gridcell">
          {action}
        </span>
      ))}
    </div>
  );
}
