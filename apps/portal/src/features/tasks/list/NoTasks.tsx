import type { EventRecord } from "@jubilee/core/events/events.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import type { ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";

interface NoTasksProps {
  /** Null where tasks of several events would stand. */
  event: EventRecord | null;
  /** The line for the first one. */
  children: ReactNode;
}

/** An empty first list: the line to write in, and where a whole list comes from. */
export function NoTasks({ event, children }: NoTasksProps) {
  return (
    <>
      {children}
      <EmptyState
        drawing="list"
        level={2}
        title="Nothing to do yet"
        action={
          <LinkButton variant="outline" href={href("templates.index")}>
            See what templates hold
          </LinkButton>
        }
      >
        {event
          ? "Write the first task in the line above, or paste a list: each line becomes a task. “30 days before” moves with the event."
          : "Write the first task in the line above, or paste a list: each line becomes a task."}
      </EmptyState>
    </>
  );
}
