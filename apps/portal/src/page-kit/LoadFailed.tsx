import { ErrorState } from "@jubilee/ui/error-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../app/routing/href.ts";
import { articleAbout } from "./help/article.rules.ts";
import { failureWords } from "./failure.copy.ts";

export interface LoadFailedProps {
  what: string;
  error: unknown;
  onRetry: () => unknown;
}

/** A list or panel that could not be read: what happened, one way on, and what it means. */
export function LoadFailed({ what, error, onRetry }: LoadFailedProps) {
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      onRetry={() => void onRetry()}
      level={2}
      action={
        <LinkButton href={href("help.article", { article: articleAbout(error) })} variant="ghost">
          What this means
        </LinkButton>
      }
    >
      {failureWords(error)}
    </ErrorState>
  );
}
