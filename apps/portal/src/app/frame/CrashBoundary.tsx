import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  /** Another address gets another chance. */
  resetKey: string;
  fallback: ReactNode;
  report: (error: unknown) => void;
  children: ReactNode;
}

interface CrashBoundaryState {
  hasCrashed: boolean;
  resetKey: string;
}

/** Keeps a crash inside one screen. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): Partial<CrashBoundaryState> | null {
    return resetKey === state.resetKey ? null : { hasCrashed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
