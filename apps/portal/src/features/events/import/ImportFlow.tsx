import { builtInEventTypes } from "@jubilee/core/event-types/rules";
import type { EventRecord } from "@jubilee/core/events/types";
import { Banner } from "@jubilee/ui/banner";
import { Steps } from "@jubilee/ui/steps";
import { LeaveDialog, useLeaveGuard } from "@jubilee/ui/form";
import { DoneStep } from "./DoneStep.tsx";
import { FileFacts } from "./FileFacts.tsx";
import { flow } from "./Import.css.ts";
import { MatchStep } from "./MatchStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SendingStep } from "./SendingStep.tsx";
import { UploadStep } from "./UploadStep.tsx";
import { useImport } from "./useImport.ts";

interface ImportFlowProps {
  event: EventRecord;
  guestsHref: string;
}

const stepNames = ["Upload", "Match columns", "Review", "Import"];
const places = { upload: 0, match: 1, review: 2, sending: 3, done: 4 } as const;

/** Upload, match columns, review, import: one session, from the file to the undo. */
export function ImportFlow({ event, guestsHref }: ImportFlowProps) {
  const current = useImport(event.id);
  const { state } = current;
  const guard = useLeaveGuard(state.step !== "upload" && state.step !== "done");
  const terms = builtInEventTypes.find(({ id }) => id === event.eventTypeId);
  const groupTerm = terms?.groupTerm ?? "Group";
  return (
    <div className={flow}>
      {state.table && <FileFacts current={current} />}
      <Steps label="Import" steps={stepNames} current={places[state.step]} />
      {state.failure && <Banner tone="danger">{state.failure.message}</Banner>}
      {state.step === "upload" && <UploadStep current={current} />}
      {state.step === "match" && <MatchStep current={current} groupTerm={groupTerm} />}
      {state.step === "review" && <ReviewStep current={current} />}
      {state.step === "sending" && <SendingStep current={current} />}
      {state.step === "done" && <DoneStep current={current} guestsHref={guestsHref} />}
      <LeaveDialog
        guard={guard}
        title={state.step === "sending" ? "Stop the import?" : "Leave the import?"}
        description={
          state.step === "sending"
            ? "The lines that are not in yet stay out. What is in stays, and can be undone."
            : "Nothing is imported yet. The file stays on your device, and you can open it again."
        }
      />
    </div>
  );
}
