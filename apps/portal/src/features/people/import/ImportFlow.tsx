import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { PastImport } from "@jubilee/core/people/imports.types";
import { Banner } from "@jubilee/ui/banner";
import { Steps } from "@jubilee/ui/steps";
import { LeaveDialog, useLeaveGuard } from "@jubilee/ui/form";
import { useEffect, useRef } from "react";
import { DoneStep } from "./DoneStep.tsx";
import { FileFacts } from "./FileFacts.tsx";
import { flow } from "./Import.css.ts";
import { MatchStep } from "./MatchStep.tsx";
import { PastImports } from "./PastImports.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SendingStep } from "./SendingStep.tsx";
import { UploadStep } from "./UploadStep.tsx";
import { useImport } from "./useImport.ts";
import { useStepFocus } from "./useStepFocus.ts";
import { useStepHistory } from "./useStepHistory.ts";

interface ImportFlowProps {
  event: EventRecord;
  guestsHref: string;
  /** An import that stopped half way and goes on here. */
  resumed: PastImport | null;
  onResume: (past: PastImport) => void;
  /** A list that was pasted, looked at like a file. */
  pasted: string | null;
}

const stepNames = ["Upload", "Match columns", "Review", "Import"];
const places = { upload: 0, match: 1, review: 2, sending: 3, done: 4 } as const;

/** Upload, match columns, review, import: one session, from the file to the undo. */
export function ImportFlow(props: ImportFlowProps) {
  const { event, guestsHref, resumed, onResume, pasted } = props;
  const current = useImport(event.id, resumed?.id ?? null);
  const { state, session } = current;
  useEffect(() => {
    if (pasted !== null) void session.openPasted(pasted);
  }, [session, pasted]);
  useStepHistory(state.step, session.goTo);
  const flowRef = useRef<HTMLDivElement>(null);
  useStepFocus(flowRef, state.step);
  const guard = useLeaveGuard(state.step !== "upload" && state.step !== "done");
  const words = peopleWords(event.eventTypeId);
  return (
    <div ref={flowRef} className={flow}>
      {state.table && <FileFacts current={current} />}
      <Steps label="Import" steps={stepNames} current={places[state.step]} />
      {state.failure && <Banner tone="danger">{state.failure.message}</Banner>}
      {state.step === "upload" && (
        <>
          {resumed && (
            <Banner title={`Going on with ${resumed.fileName}`}>
              Choose the same file again. Lines that are in already stay as they are.
            </Banner>
          )}
          <UploadStep current={current} />
          <PastImports eventId={event.id} words={words} onResume={onResume} />
        </>
      )}
      {state.step === "match" && <MatchStep current={current} groupTerm={words.group} />}
      {state.step === "review" && <ReviewStep current={current} words={words} />}
      {state.step === "sending" && <SendingStep current={current} />}
      {state.step === "done" && (
        <DoneStep current={current} guestsHref={guestsHref} words={words} />
      )}
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
