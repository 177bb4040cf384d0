import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  /** Another address gets another chance. */
  resetKey: string;
  fallback: ReactNode;
  report: (error: unknown) => void;
  children: ReactNode;
}

interface CrashBoundaryState {
  crashedAt: string | null;
}

/** Keeps a crash inside one screen. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashedAt: null };

  override componentDidCatch(error: unknown) {
    this.props.report(error);
    this.setState({ crashedAt: this.props.resetKey });
  }

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { crashedAt: "" };
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.crashedAt !== null && before.resetKey !== this.props.resetKey)
      this.setState({ crashedAt: null });
  }

  override render() {
    return this.state.crashedAt === null ? this.props.children : this.props.fallback;
  }
}
