import type { EventRecord } from "@jubilee/core/events/events.types";
import { draftOfParty, hostProblems, submissionOf } from "@jubilee/core/answers/party.rules";
import type { PartyDraft } from "@jubilee/core/answers/party.types";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { toast } from "@jubilee/ui/toast";
import { useMemo, useState } from "react";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { answerKeys } from "../keys.ts";
import { AnswerFields } from "./AnswerFields.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { createPartyApi } from "@jubilee/core/answers/party.api";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface AnswerDialogProps {
  event: EventRecord;
  line: RsvpLine;
  onClose: () => void;
}

/** Writes down what somebody said by telephone or letter, for the whole household. */
export function AnswerDialog({ event, line, onClose }: AnswerDialogProps) {
  const api = useApi(createPartyApi);
  const { isBusy, run } = useWrite(keys.event(event.id), "RSVP");
  const { data, error, refetch } = useRead(
    answerKeys.party(event.id, line.eventGuestId),
    () => api.open(line.eventGuestId),
    {
      // What is being written down is never replaced by a newer reading.
      staleTime: Infinity,
      gcTime: 0,
    },
  );
  const known = useMemo(() => data && draftOfParty(data), [data]);
  const [written, setWritten] = useState<PartyDraft | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const draft = written ?? known;
  const save = async () => {
    if (!data || !draft) return;
    const missing = hostProblems(data, draft);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const saved = await run(() => api.record(line.eventGuestId, submissionOf(draft)));
    if (!saved) return;
    toast.success(`${line.name}’s answer is written down`);
    onClose();
  };
  return (
    <FormDialog
      title={line.name}
      description={
        data && data.members.length > 1
          ? "What a household said by telephone, letter or in person. Who has not said anything stays open."
          : "An answer that came by telephone, letter or in person."
      }
      submitLabel="Write it down"
      busy={isBusy}
      unsaved={written !== null}
      summary={false}
      onSubmit={save}
      onClose={onClose}
    >
      {error && !data && <LoadFailed what="The answer" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={3} />}
      {data && draft && (
        <AnswerFields
          party={data}
          draft={draft}
          problems={problems}
          timeZone={event.timeZone}
          onChange={(part) => {
            setWritten({ ...draft, ...part });
            setProblems({});
          }}
        />
      )}
    </FormDialog>
  );
}
