import { Component, type ReactNode } from 'react';
import { needsReload, reloadIfReachable } from '../../hydration/newBuild.ts';

export interface PartBoundaryProps {
  children: ReactNode;
  /** Replaces a failed part; without it nothing is shown. */
  failed?: (retry: () => void) => ReactNode;
  /** A new value retries. */
  resetKey?: unknown;
  /** Replaced by tests. */
  reload?: () => Promise<void>;
}

interface State {
  hasFailed: boolean;
  resetKey: unknown;
}

/** Error boundary of a part of the page. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: PartBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  private readonly retry = () => {
    const { reload = reloadIfReachable } = this.props;
    if (needsReload()) void reload();
    else this.setState({ hasFailed: false });
  };

  override componentDidCatch(error: unknown) {
    window.faults?.push(error);
  }

  override render() {
    const { children, failed } = this.props;
    return this.state.hasFailed ? failed?.(this.retry) : children;
  }
}
