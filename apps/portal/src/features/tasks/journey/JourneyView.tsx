import { progressWords } from "@jubilee/core/tasks/journey.copy";
import { journeyKind, journeyOf, subjectOf } from "@jubilee/core/tasks/journey.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Card } from "@jubilee/ui/card";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { StageString } from "@jubilee/ui/stage-string";
import { Text } from "@jubilee/ui/text";
import { LinkButton } from "@jubilee/ui/link-button";
import { useMemo, type ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { journeyTask } from "./journeyTask.ts";
import * as css from "./JourneyView.css.ts";
import { NextSteps } from "./NextSteps.tsx";
import { stageNote } from "./stageNote.ts";

export interface JourneyViewProps {
  event: Pick<EventRecord, "eventTypeId" | "coverSeed" | "startLocal">;
  /** All tasks of the event. */
  rows: readonly TaskRow[];
  /** `YYYY-MM-DD` by the event's clock. */
  today: string;
  onOpen: (taskId: string) => void;
  /** Null for who may only look. */
  onDone: ((taskId: string) => void) | null;
  /** What plans of its kind have at the stage that is now. */
  similar?: ReactNode;
}

/** The way to an event, stage by stage in the words of its kind, and what comes next. */
export function JourneyView({ event, rows, today, onOpen, onDone, similar }: JourneyViewProps) {
  const locale = useLocale();
  const kind = journeyKind(event);
  const journey = useMemo(
    () =>
      journeyOf(rows.map(journeyTask), {
        kind,
        eventDay: event.startLocal.slice(0, 10),
        today,
      }),
    [rows, kind, event.startLocal, today],
  );
  const { stages, done, total, percent, next } = journey;
  const subject = subjectOf(kind);
  const now = stages.find(({ isNow }) => isNow);
  return (
    <div>
      <div className={css.head}>
        <Heading level={2} size="page">
          {total === 0 ? "The way to the day" : progressWords(subject, done, total)}
        </Heading>
        {total > 0 && <span className={css.percent}>{`${percent} %`}</span>}
      </div>
      <StageString
        label="The stages of planning"
        subject={subject}
        typeId={event.eventTypeId}
        eventId={event.coverSeed}
        stages={stages.map((stage) => ({ ...stage, note: stageNote(stage, locale) }))}
        now={{ key: now?.key ?? "", label: "You are here" }}
      />
      <div className={css.columns}>
        {next.length > 0 && <NextSteps steps={next} onOpen={onOpen} onDone={onDone} />}
        {next.length === 0 && (
          <EmptyState
            drawing={total === 0 ? "list" : "heart"}
            title={total === 0 ? "Nothing is planned yet" : "Everything is done"}
            action={
              total === 0 && (
                <LinkButton variant="outline" href={href("templates.index")}>
                  See what templates hold
                </LinkButton>
              )
            }
          >
            {total === 0
              ? "Begin with the tasks of a template, or write down your own: each finds its stage by its day."
              : "Nothing is left to do. New tasks appear here with the reason why they come next."}
          </EmptyState>
        )}
        <div className={css.side}>
          {similar}
          <Card as="aside" title="What each stage is for">
            <ul className={css.stageList}>
              {stages.map(({ key, name, purpose, isNow }) => (
                <li key={key} className={css.stage}>
                  <Text weight="strong" size={14}>
                    {isNow ? `${name} – now` : name}
                  </Text>
                  <Text size={14} tone="muted">
                    {purpose}
                  </Text>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </div>
  );
}
