import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { DateField } from "../../../page-kit/dates/DateField.tsx";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";

interface GoToDayDialogProps {
  threadId: string;
  onClose: () => void;
}

const dayAfter = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);

/** Opens a conversation where a day begins in it, on the reader's own calendar. */
export function GoToDayDialog({ threadId, onClose }: GoToDayDialogProps) {
  const api = useApi(createThreadsApi);
  const [, setQuery] = useSearchParams();
  const [day, setDay] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const go = async () => {
    if (day === "") return setWrong("Choose a day");
    setBusy(true);
    const at = new Date(`${day}T00:00`);
    const page = await api.get(threadId, { at: at.toISOString() });
    setBusy(false);
    if (!page.ok) return tellFailure(page.error);
    const found = page.value.messages.find((message) => Date.parse(message.at) >= at.getTime());
    if (!found) return setWrong("Nothing was said on that day or after it");
    const isBeginning = !page.value.hasOlder && found === page.value.messages[0];
    if (isBeginning && Date.parse(found.at) >= dayAfter(at).getTime()) {
      toast.info("Nothing was said on that day or before it. This is how it begins");
    }
    setQuery((known) => {
      const next = new URLSearchParams(known);
      next.set("thread", threadId);
      next.set("message", found.id);
      return next;
    });
    onClose();
  };
  return (
    <FormDialog
      title="Go to a day"
      description="Opens with what was said first on that day, or after it."
      submitLabel="Go there"
      busy={isBusy}
      onClose={onClose}
      onSubmit={go}
    >
      <DateField
        label="Day"
        value={day}
        error={wrong}
        onValueChange={(value) => {
          setDay(value);
          setWrong(undefined);
        }}
      />
    </FormDialog>
  );
}
