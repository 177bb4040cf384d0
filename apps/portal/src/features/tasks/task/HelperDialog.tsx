import { createTaskHelpersApi } from "@jubilee/core/tasks/helping.api";
import type { TaskHelper } from "@jubilee/core/tasks/helping.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { taskKeys } from "../keys.ts";
import { HelperLinkMade } from "./HelperLinkMade.tsx";

interface HelperDialogProps {
  eventId: string;
  /** As it was typed elsewhere. */
  name?: string;
  /** They are there, and their link with them. */
  onAdded: (helper: TaskHelper) => void;
  onClose: () => void;
}

/** Somebody without an account: a name, and where the link goes if it is to be mailed; then the link itself. */
export function HelperDialog({ eventId, name = "", onAdded, onClose }: HelperDialogProps) {
  const api = useApi(createTaskHelpersApi);
  const form = useDraft(
    { name, email: "" },
    {
      write: useWrite(taskKeys.ofEvent(eventId), "Task Management"),
      check: (typed) => ({ name: typed.name.trim() === "" ? "Say who helps." : undefined }),
    },
  );
  const [made, setMade] = useState<TaskHelper | null>(null);
  if (made) return <HelperLinkMade helper={made} onClose={onClose} />;
  return (
    <FormDialog
      title="Helper by link"
      size="s"
      submitLabel="Make the link"
      {...form.dialog(
        ({ name: called, email }) =>
          api.add(eventId, {
            name: called,
            ...(email.trim() === "" ? {} : { email: email.trim() }),
          }),
        {
          done: (helper) => {
            setMade(helper);
            onAdded(helper);
          },
          onClose: () => undefined,
        },
      )}
      onClose={onClose}
    >
      <TextField
        label="Name"
        maxLength={200}
        autoComplete="off"
        help="They see and tick their own tasks of this event on a page of their own, without an account."
        {...form.field("name")}
      />
      <TextField
        label="E-mail"
        type="email"
        optional
        maxLength={254}
        autoComplete="off"
        help="The link goes there, and a reminder before a task is due. Without it, hand the link over yourself."
        {...form.field("email")}
      />
    </FormDialog>
  );
}
