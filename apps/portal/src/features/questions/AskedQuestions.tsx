import type { EventRecord } from "@jubilee/core/events/events.types";
import { draftOfAsked } from "@jubilee/core/questions/questions.rules";
import type { AskedQuestion } from "@jubilee/core/questions/questions.types";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";
import { useState } from "react";
import { useMayDo } from "../../event-kit/event/useMayDo.ts";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { AskedLine } from "./AskedLine.tsx";
import { QuestionDialog } from "./QuestionDialog.tsx";
import * as css from "./Questions.css.ts";
import { fitsPage, useAskedQuestions } from "./useAskedQuestions.ts";

/** What guests ask on the event's page, to answer, to show there, or to archive. */
export function AskedQuestions({ event }: { event: EventRecord }) {
  const { query, write, open, answer, putAway, takeBack, show, showNow } = useAskedQuestions(
    event.id,
  );
  const [dialog, setDialog] = useState<{ does: "answer" | "show"; asked: AskedQuestion } | null>(
    null,
  );
  const isOpen = useMayDo(event.id, "questions.write");
  if (query.error) {
    return <LoadFailed what="What guests ask" error={query.error} onRetry={query.refetch} />;
  }
  const { data } = query;
  const next = data?.asked.find(({ state }) => state === "new");
  const close = () => setDialog(null);
  return (
    <Section title="What guests ask" description="Only the team sees who asked.">
      <Stack gap="4">
        {!data && <SkeletonRows count={2} />}
        {data && isOpen && (
          <Switch
            side="end"
            label="Guests can ask on the page"
            help="A form on the event’s page and on each guest’s own page. You hear of each question; your answer goes to them by mail."
            checked={data.isOpen}
            disabled={write.isBusy}
            onCheckedChange={(checked) => void open(checked)}
          />
        )}
        {data?.isOpen && data.asked.length === 0 && <p>Nobody has asked anything yet.</p>}
        {data && data.asked.length > 0 && (
          <ul className={css.lines}>
            {data.asked.map((asked) => (
              <AskedLine
                key={asked.id}
                asked={asked}
                timeZone={event.timeZone}
                isOpen={isOpen}
                isBusy={write.isBusy}
                isNext={asked.id === next?.id}
                onAnswer={() => setDialog({ does: "answer", asked })}
                onShow={() =>
                  fitsPage(asked) ? void showNow(asked) : setDialog({ does: "show", asked })
                }
                onPutAway={() => void putAway(asked)}
                onTakeBack={() => void takeBack(asked)}
              />
            ))}
          </ul>
        )}
      </Stack>
      {dialog?.does === "answer" && (
        <AnswerDialog
          asked={dialog.asked}
          write={write}
          save={(text) => answer(dialog.asked, text)}
          onClose={close}
        />
      )}
      {dialog?.does === "show" && (
        <QuestionDialog
          draft={draftOfAsked(dialog.asked)}
          isNew
          write={write}
          save={(draft) => show(dialog.asked, draft)}
          onClose={close}
        />
      )}
    </Section>
  );
}
