import { ownersOf } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRecord } from "@jubilee/core/tasks/tasks.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Link2, UserPlus } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { ManyPill } from "../views/ManyChoice.tsx";
import type { EditTask } from "./editTask.ts";

const HelperDialog = lazy(async () => {
  const { HelperDialog: dialog } = await import("./HelperDialog.tsx");
  return { default: dialog };
});
const HelperLinks = lazy(async () => {
  const { HelperLinks: links } = await import("./HelperLinks.tsx");
  return { default: links };
});

interface TaskOwnersProps {
  task: TaskRecord;
  onEdit: EditTask;
}

/** Who does a task: of the team, or somebody who gets a link of their own. */
export function TaskOwners({ task, onEdit }: TaskOwnersProps) {
  const [shown, setShown] = useState<"new" | "links" | null>(null);
  const people = useMemo(() => new Map(task.people.map((one) => [one.id, one])), [task.people]);
  const owners = ownersOf(task, people);
  const { eventId } = task;
  const close = () => setShown(null);
  return (
    <Inline gap="2">
      <ManyPill
        label={owners.length > 1 ? "Owners" : "Owner"}
        options={task.people
          .filter(({ id, isGone }) => !isGone || task.owners.includes(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        chosen={task.owners}
        onChange={(chosen) =>
          onEdit({
            addOwners: chosen.filter((id) => !task.owners.includes(id)),
            removeOwners: task.owners.filter((id) => !chosen.includes(id)),
          })
        }
      />
      {eventId !== null && (
        <Button size="sm" variant="ghost" icon={<UserPlus />} onClick={() => setShown("new")}>
          Helper by link
        </Button>
      )}
      {eventId !== null && task.people.some(({ kind }) => kind === "helper") && (
        <Button size="sm" variant="ghost" icon={<Link2 />} onClick={() => setShown("links")}>
          Links
        </Button>
      )}
      {eventId !== null && (
        <Suspense fallback={null}>
          {shown === "new" && (
            <HelperDialog
              eventId={eventId}
              onAdded={({ id, name }) =>
                onEdit({ addOwners: [id] }, `Given to ${name}: ${task.title}`)
              }
              onClose={close}
            />
          )}
          {shown === "links" && <HelperLinks eventId={eventId} onClose={close} />}
        </Suspense>
      )}
    </Inline>
  );
}
