import type { PublicError } from "@jubilee/core/sharing/public-event.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { alone } from "./Invitation.css.ts";

export interface ClosedLinkProps {
  error: PublicError;
  onRetry: () => void;
}

/** A link that opens nothing, or nothing yet, or a server that did not answer. */
export function ClosedLink({ error, onRetry }: ClosedLinkProps) {
  if (error.code === "not_begun") {
    return (
      <div className={alone}>
        <EmptyState drawing="calendar" level={1} title="Voting has not begun yet">
          The hosts are still preparing it. Come back by this same link a little later.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={alone}>
      {error.code === "link_invalid" ? (
        <EmptyState drawing="lock" level={1} title="This link is not valid any more">
          Ask the person who sent it to you for a new one.
        </EmptyState>
      ) : (
        <ErrorState level={1} title="This page could not be loaded" onRetry={onRetry}>
          {error.message}
        </ErrorState>
      )}
    </div>
  );
}
