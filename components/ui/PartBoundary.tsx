import { Component, useCallback, useState, type ReactNode } from 'react';
import { tellLoadFailure, isInitialPage, trackPage, isLoadError } from '../../lib/browser';

interface PartBoundaryProps {
  /** Selector of the part's HTML, which is kept when it throws; without it the part is gone. */
  readonly keep?: string;
  /** Path of the page, or what else gives the part a new chance when it has become another. */
  readonly address?: string;
  /** Whether this is the last boundary: others hand on that a script is gone, which is no fault of theirs. */
  readonly last?: boolean;
  readonly onFault?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  /** In a list, since anything can be thrown. */
  readonly thrown?: readonly [unknown] | undefined;
}

/** The server-rendered HTML of a part, with links that work; with `asks`, fetched from the page where there is no copy. */
function KeptHtml({ parts, asks }: { readonly parts: string; readonly asks: boolean }) {
  // Drawn for the first time, it still finds what React is about to take away.
  const [copies] = useState(() =>
    isInitialPage() ? [...document.querySelectorAll(parts)].map((part) => part.cloneNode(true)) : [],
  );
  const fill = useCallback(
    (box: HTMLElement | null) => {
      if (!box || box.firstChild) return;
      if (copies.some((copy) => copy.textContent)) return box.append(...copies);
      if (!asks) return;
      // The text of another page has not been here yet, and that of a page whose scripts came late is gone already. A request
      // reads HTML without running anything of it, and unlike a parser it is not forbidden by Trusted Types.
      const request = new XMLHttpRequest();
      request.open('GET', window.location.pathname);
      request.responseType = 'document';
      request.onload = () => box.append(...(request.responseXML?.querySelectorAll(parts) ?? []));
      request.send();
    },
    [asks, copies, parts],
  );
  return <div ref={fill} data-static="" style={{ display: 'contents' }} />;
}

/** Keeps a fault of one part from taking others with it. React says it in the console. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  constructor(props: PartBoundaryProps) {
    super(props);
    this.state = {};
    trackPage();
  }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(error);
  }

  override componentDidUpdate({ address }: PartBoundaryProps, { thrown }: State): void {
    trackPage();
    const next = this.props.address;
    if (thrown && next && address !== next) this.setState({ thrown: undefined });
  }

  override render(): ReactNode {
    const { keep, last, children } = this.props;
    const { thrown } = this.state;
    if (!thrown) return children;
    if (!last && isLoadError(thrown[0])) throw thrown[0];
    return keep && <KeptHtml parts={keep} asks={!last} />;
  }
}

/** Keeps a fault of a dialog in it: it closes, the reader is told, the page stays, and a press that opens it tries again. */
export function DialogBoundary({
  open,
  onClose,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const onFault = () => {
    onClose();
    tellLoadFailure();
  };
  return (
    <PartBoundary address={open ? 'open' : ''} onFault={onFault}>
      {children}
    </PartBoundary>
  );
}
