import { Component, type ReactNode } from 'react';

let current = 0;

/** Grows with each try that a shopper asks for: what could not be fetched is fetched anew. */
export const currentAttempt = (): number => current;

export interface PartBoundaryProps {
  children: ReactNode;
  /** In place of a part that has failed; without it there is nothing. */
  failed?: (retry: () => void) => ReactNode;
  /** With another one it is tried again. */
  resetKey?: unknown;
}

interface State {
  hasFailed: boolean;
  resetKey: unknown;
}

/** Keeps what has failed from taking more than itself away. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: PartBoundaryProps, state: State): State | null {
    if (resetKey === state.resetKey) return null;
    if (state.hasFailed) current += 1;
    return { hasFailed: false, resetKey };
  }

  private readonly retry = () => {
    current += 1;
    this.setState({ hasFailed: false });
  };

  override componentDidCatch(error: unknown) {
    window.faults?.push(error);
  }

  // Where it comes to stand again, it is tried again.
  override componentWillUnmount() {
    if (this.state.hasFailed) current += 1;
  }

  override render() {
    const { children, failed } = this.props;
    return this.state.hasFailed ? failed?.(this.retry) : children;
  }
}
