import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import type { ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { ReunionScreen } from "./ReunionScreen.tsx";
import { useReunion } from "./useReunion.ts";

interface ReunionPartProps {
  /** The token of its share link; left out, the sample is shown. */
  reunionId?: string | undefined;
  /** What stands beside the sample's name. */
  sampleWays: ReactNode;
}

/** A reunion while it is read, once it is there, or why it is not. */
export function ReunionPart({ reunionId, sampleWays }: ReunionPartProps) {
  const { reunion, error, retry } = useReunion(reunionId);
  if (error) return <LoadFailed what="The reunion" error={error} onRetry={retry} />;
  if (reunion === undefined) return <SkeletonRows count={8} />;
  if (reunion === null)
    return (
      <EmptyState
        drawing="lost"
        level={1}
        title="This link opens nothing any more"
        action={<LinkButton href={href("events.reunionInfo")}>See a sample</LinkButton>}
      >
        Its hosts may have taken the page back or made a new link. Ask them for it.
      </EmptyState>
    );
  const ways =
    reunion.page === null ? (
      sampleWays
    ) : (
      <LinkButton href={reunion.page} size="lg">
        Answer the invitation
      </LinkButton>
    );
  return <ReunionScreen reunion={reunion} ways={ways} />;
}
