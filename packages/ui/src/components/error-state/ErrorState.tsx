import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { useWords } from "../../words/useWords.ts";
import { sharedWords } from "../../words/shared.copy.ts";
import { errorStateWords } from "./errorState.copy.ts";

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
  title,
  children,
  onRetry,
  retryLabel,
  action,
  level = 2,
}: ErrorStateProps) {
  const shared = useWords("shared", sharedWords);
  const words = useWords("errorState", errorStateWords);
  const retry = onRetry && (
    <Button variant="outline" icon={<RotateCw />} onClick={onRetry}>
      {retryLabel ?? shared.tryAgain}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={title ?? words.title}
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
