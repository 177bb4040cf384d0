import type { EventRecord } from "@jubilee/core/events/events.types";
import { countOfTemplate, templateFor } from "@jubilee/core/events/templates.rules";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { toast } from "@jubilee/ui/toast";
import { ListPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";
import { failureWords } from "../../../page-kit/failure.copy.ts";
import type { TaskWrites } from "../views/useTaskWrites.ts";
import { templateTasks } from "./templateTasks.ts";

interface NoTasksProps {
  /** Null where tasks of several events would stand. */
  event: EventRecord | null;
  /** Null for who only reads. */
  onAdd: TaskWrites["add"] | null;
  /** The line for the first one. */
  children: ReactNode;
}

/** An empty first list: the line to write in, and where a whole list comes from. */
export function NoTasks({ event, onAdd, children }: NoTasksProps) {
  const template = event && templateFor(event);
  return (
    <>
      {children}
      <EmptyState
        drawing="list"
        level={2}
        title="Nothing to do yet"
        action={
          <Inline gap="2">
            {event && template && onAdd && (
              <FromTemplate event={event} template={template} onAdd={onAdd} />
            )}
            <LinkButton variant="outline" href={href("templates.index")}>
              See what templates hold
            </LinkButton>
          </Inline>
        }
      >
        {event
          ? `Write the first task in the line above, or paste a list: each line becomes a task. “30 days before” moves with the event.${template && onAdd ? ` Or begin with those of “${template.title}”.` : ""}`
          : "Write the first task in the line above, or paste a list: each line becomes a task."}
      </EmptyState>
    </>
  );
}

interface FromTemplateProps {
  event: EventRecord;
  template: EventTemplate;
  onAdd: TaskWrites["add"];
}

/** The tasks of the template of the event's own kind, all at once; Undo takes them back. */
function FromTemplate({ event, template, onAdd }: FromTemplateProps) {
  const [isBusy, setBusy] = useState(false);
  const bring = async () => {
    setBusy(true);
    try {
      await onAdd(event.id, await templateTasks(template, event));
    } catch (error) {
      // What it holds is a file of its own, which may not have come.
      toast.error(failureWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<ListPlus />} loading={isBusy} onClick={() => void bring()}>
      {`Start with ${countOfTemplate(template).tasks} tasks`}
    </Button>
  );
}
