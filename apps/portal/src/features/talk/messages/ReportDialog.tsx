import type { ReportReason } from "@jubilee/core/talk/threads.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import { reasonWords } from "./reasons.copy.ts";
import type { TalkedRoom } from "./useTalked.ts";

interface ReportDialogProps {
  messageId: string;
  act: TalkedRoom["act"];
  /** It is a post of the forum, where moderators look at it. */
  isPost: boolean;
  onClose: () => void;
}

const reasons = (["rude", "spam", "private", "other"] as const).map((value) => ({
  value,
  label: reasonWords[value],
}));

/** Tells the hosts of a message, the moderators of a post. */
export function ReportDialog({ messageId, act, isPost, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>("rude");
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const report = async () => {
    setBusy(true);
    const result = await act("report", { id: messageId, reason, ...(note ? { note } : {}) });
    setBusy(false);
    if (!result.ok) {
      tellFailure(result.error);
      return;
    }
    toast.success(isPost ? "A moderator will look at it" : "The hosts will look at it");
    onClose();
  };
  return (
    <FormDialog
      title={isPost ? "Report this post" : "Report this message"}
      description={
        isPost
          ? "The moderators see it with what you say here. Nobody else does."
          : "The hosts see it with what you say here. Nobody else does."
      }
      submitLabel="Report"
      busy={isBusy}
      onSubmit={report}
      onClose={onClose}
    >
      <RadioGroup
        label="What is wrong with it?"
        options={reasons}
        value={reason}
        onValueChange={setReason}
      />
      <TextArea
        label="Anything else"
        optional
        value={note}
        onValueChange={setNote}
        maxLength={500}
      />
    </FormDialog>
  );
}
