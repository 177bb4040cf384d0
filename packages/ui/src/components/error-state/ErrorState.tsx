import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";

export interface ErrorStateProps {
  title?: ReactNode;
  /** What happened, what is safe, what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/**
 * A part of a page that could not be shown, and the way on. One sentence about one thing is an
 * InlineMessage, a page without content yet an EmptyState.
 */
export function ErrorState({
  title = "Something went wrong",
  children,
  onRetry,
  retryLabel = "Try again",
  action,
  level = 2,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="outline" icon={<RotateCw />} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={title}
        level={level}
        action={
          (retry || action) && (
            <>
              {retry}
              {action}
            </>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
