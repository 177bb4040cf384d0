import { CallError } from "@jubilee/core/result/rules";
import { ErrorState } from "@jubilee/ui/error-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../app/routing/href.ts";
import { articleOfFailure } from "../page-kit/help/article.rules.ts";
import { failureWords } from "./failure.copy.ts";

export interface LoadFailedProps {
  what: string;
  error: unknown;
  onRetry: () => unknown;
}

/** A list or panel that could not be read: what happened, one way on, and what it means. */
export function LoadFailed({ what, error, onRetry }: LoadFailedProps) {
  const article = articleOfFailure(error instanceof CallError ? error.failure.code : "unavailable");
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      onRetry={() => void onRetry()}
      level={2}
      action={
        <LinkButton href={href("help.article", { article })} variant="ghost">
          What this means
        </LinkButton>
      }
    >
      {failureWords(error)}
    </ErrorState>
  );
}
