import type { EventRecord } from "@jubilee/core/events/events.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "../../app/routing/href.ts";
import { useChosenEvent } from "./useChosenEvent.ts";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../page-kit/PageHeader.tsx";

export interface ChosenEventProps {
  title: string;
  /** What is said to whoever has no event yet. */
  without: { title: string; text: string };
  children: (chosen: {
    event: EventRecord;
    events: readonly EventRecord[];
    choose: (id: string) => void;
  }) => ReactNode;
}

/** For a page of one area of any event: finds the event, and stands in for it while there is none. */
export function ChosenEvent({ title, without, children }: ChosenEventProps) {
  const { events, event, error, retry, choose } = useChosenEvent();
  if (events && event) return children({ event, events, choose });
  return (
    <PageFrame>
      <PageHeader title={title} />
      {error && <LoadFailed what="Your events" error={error} onRetry={retry} />}
      {!events && !error && <SkeletonRows count={5} />}
      {events && (
        <EmptyState
          drawing="calendar"
          title={without.title}
          action={
            <LinkButton href={href("events.create")} icon={<Plus />}>
              Create event
            </LinkButton>
          }
        >
          {without.text}
        </EmptyState>
      )}
    </PageFrame>
  );
}
