import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";
import { countByState } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpFilter, RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { findLines } from "@jubilee/core/events/finding.rules";
import { orderRows } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useCallback, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import type { EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useOpenRow } from "../../../page-kit/list/address/useOpenRow.ts";
import { useSortParam } from "../../../page-kit/list/address/useSortParam.ts";
import { ListWithPanel } from "../../../page-kit/list/panel/ListWithPanel.tsx";
import { useListLook } from "../../../page-kit/list/look/useListLook.ts";
import { useStepThrough } from "../../../page-kit/list/panel/useStepThrough.ts";
import { useListFilter } from "../../../page-kit/list/useListState.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { StuckList } from "../../../page-kit/list/StuckList.tsx";
import { usePlace } from "../../../page-kit/list/usePlace.ts";
import { answerKeys } from "../keys.ts";
import { HeadCountCard } from "./HeadCountCard.tsx";
import { LateAnswers } from "./LateAnswers.tsx";
import { above } from "./Rsvps.css.ts";
import { rsvpColumns } from "./rsvpColumns.tsx";
import { RsvpDialogs, type RsvpTask } from "./RsvpDialogs.tsx";
import { RsvpPanel } from "./RsvpPanel.tsx";
import { RsvpTable } from "./RsvpTable.tsx";
import { RsvpLineTools, RsvpTools } from "./RsvpTools.tsx";

const answersRead = (client: DataClient, eventId: string): Read<RsvpLine[]> => ({
  key: answerKeys.rsvps(eventId),
  call: () => createRsvpApi(client).list(eventId),
});

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read(answersRead(client, eventId));

const shows = [
  "all",
  "yes",
  "maybe",
  "no",
  "waitlisted",
  "pending",
] as const satisfies RsvpFilter[];
const nobody: readonly RsvpLine[] = [];
const idOf = ({ eventGuestId }: RsvpLine) => eventGuestId;

/** Who answered what, and who has not; one opens beside the list. */
export default function RsvpsTab({ event, glowing }: EventTabProps) {
  const [path] = useLocation();
  const [locale, nowMs] = [useLocale(), useNow()];
  const list = useListFilter(shows);
  const [sort, setSort] = useSortParam();
  const look = useListLook("rsvps");
  const [openId, setOpenId] = useOpenRow("rsvp");
  const [task, setTask] = useState<RsvpTask | null>(null);
  const answers = useReading((client) => answersRead(client, event.id));
  usePlace(answers.isSuccess);
  const columns = useMemo(
    () => rsvpColumns({ event, locale, nowMs, onTask: setTask }),
    [event, locale, nowMs],
  );
  const shown = useMemo(
    () => orderRows(findLines(answers.data ?? nobody, list.show, list.text), columns, sort),
    [answers.data, list.show, list.text, columns, sort],
  );
  const mayWrite = useMayDo(event.id, "answers.write");
  const onAnswer = useCallback((of: RsvpLine) => setTask({ of, kind: "answer" }), []);
  const step = useStepThrough(shown, idOf, openId, setOpenId);
  if (!answers.isSuccess)
    return <Unread of={answers} what="The answers" skeleton={<SkeletonRows count={8} />} />;
  const { data } = answers;
  if (data.length === 0) {
    return (
      <EmptyState
        drawing="letters"
        title="No answers yet"
        action={<LinkButton href={`${path}${tabQuery("share")}`}>Share the page</LinkButton>}
      >
        They appear here the moment somebody answers, without a reload.
      </EmptyState>
    );
  }
  const open = data.find(({ eventGuestId }) => eventGuestId === openId);
  return (
    <>
      <div className={above}>
        <MayDo eventId={event.id} asks="answers.write">
          <LateAnswers event={event} />
        </MayDo>
        {mayWrite && countByState(data).yes > 0 && <HeadCountCard event={event} />}
      </div>
      <ListWithPanel
        step={step}
        panel={
          open && (
            <RsvpPanel
              event={event}
              line={open}
              task={task}
              onTask={setTask}
              step={step}
              onClose={() => setOpenId(null)}
            />
          )
        }
      >
        <StuckList
          tools={<RsvpTools lines={data} list={list} />}
          line={
            <RsvpLineTools event={event} lines={data} shown={shown} look={look} columns={columns} />
          }
        >
          <RsvpTable
            columns={columns}
            look={look}
            lines={shown}
            glowing={glowing}
            sorting={{ sort, onSort: setSort }}
            opening={{ open: (line) => setOpenId(idOf(line)), id: openId }}
            onAnswer={mayWrite ? onAnswer : undefined}
          />
        </StuckList>
      </ListWithPanel>
      <RsvpDialogs event={event} task={task} onClose={() => setTask(null)} />
    </>
  );
}
