import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../app/routing/href.ts";
import { PageFrame } from "../../page-kit/PageFrame.tsx";

/** An event that is not there, or belongs to somebody else. */
export function EventMissing() {
  return (
    <PageFrame>
      <EmptyState
        drawing="search"
        level={1}
        title="There is no such event"
        action={<LinkButton href={href("events.manage")}>All events</LinkButton>}
      >
        It was removed, or it belongs to somebody else’s account.
      </EmptyState>
    </PageFrame>
  );
}
