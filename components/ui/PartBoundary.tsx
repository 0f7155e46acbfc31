import { Component, type ReactNode } from 'react';
import { trackPage } from '../../lib/pages/isInitialPage';
import { isLoadError } from '../../lib/text/isLoadError';
import { HtmlFallback } from './HtmlFallback';

/** Props of `PartBoundary`. */
export interface PartBoundaryProps {
  /** Selector of the HTML that is kept when the part throws, or of a larger part that it is in; without it the part is gone. */
  readonly keep?: string;
  /** Path of the page, or what else gives the part a new chance when it has become another. */
  readonly address?: string;
  /** Whether this is the last boundary: others hand on that a script is gone, which is no fault of theirs. */
  readonly last?: boolean;
  /** Called with what the part has thrown. */
  readonly onFault?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  /** In a list, since anything can be thrown. */
  readonly thrown?: readonly [unknown] | undefined;
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
    return keep && <HtmlFallback parts={keep} />;
  }
}
