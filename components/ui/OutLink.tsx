import type { AnchorHTMLAttributes } from 'react';

interface OutLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Read by screen readers behind the link's text, e.g. "opens in a new tab". */
  readonly newTabText: string;
}

/** A link to another site: new tab, no way back for the other page, said to screen readers. */
export function OutLink({ href, newTabText, children, ...rest }: OutLinkProps) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="siteVisuallyHidden">{newTabText}</span>
    </a>
  );
}
