import { Component, type ReactNode } from 'react';
import { loadPage } from '../../lib/dom/loadPage';
import { isLoadError } from '../../lib/text/isLoadError';
import { LoadFailed } from './LoadFailed';

interface Props {
  /** Path of the page; another one gets a new chance. */
  readonly address: string;
  readonly children: ReactNode;
}

/**
 * Keeps the window from going blank when a page cannot be shown: going back to a page whose script is gone loads it as a
 * new document, once, because that document is readable before any script runs. What fails otherwise is told.
 */
export class LoadBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isLoadError(error)) void loadPage(window.location.href);
  }

  override componentDidUpdate({ address }: Props): void {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <LoadFailed /> : this.props.children;
  }
}
