import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import { daysOf } from "@jubilee/core/schedule/activities.rules";
import type {
  ActivityMove,
  ActivityRecord,
  ScheduleSpace,
} from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { conflictsOf } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { Button } from "@jubilee/ui/button";
import { useKeptFocus } from "@jubilee/ui/drag";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { toast } from "@jubilee/ui/toast";
import { Plus, Send } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { Unread } from "../../../../page-kit/data/Unread.tsx";
import { useLiveEvent } from "../../../../event-kit/event/useLiveEvent.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { useActivities } from "../../../../event-kit/useActivities.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { tab } from "../../event-activities/activities.tab.ts";
import { withEvent } from "../data/withEvent.ts";
import { MoveActivityTo } from "./MoveActivityTo.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import { ScheduleBar } from "./ScheduleBar.tsx";
import { ScheduleBody } from "./ScheduleBody.tsx";
import { ScheduleWays } from "./ScheduleWays.tsx";
import { useMoves } from "./useMoves.ts";
import { useRooms } from "./useRooms.ts";
import { useScheduleView } from "./useScheduleView.ts";
import { VersionsDialog } from "./VersionsDialog.tsx";

const heardOf = [tab];
const detailsOf = (activityId: string) => href("activities.details", { activityId });
const noActivities: readonly ActivityRecord[] = [];
const noSpaces: readonly ScheduleSpace[] = [];

export interface ScheduleProps {
  event: EventRecord;
  events: readonly EventRecord[];
  choose: (id: string) => void;
}

/** The schedule of one event: by rooms or as a list, moved by hand, published in versions, and fresh while others work on it. */
export function Schedule({ event, events, choose }: ScheduleProps) {
  useLiveEvent(event.id, heardOf);
  const mayWrite = useMayDo(event.id, "schedule.write");
  const read = useActivities(event.id);
  const { activities, desk } = read;
  const { all, isMoving, move } = useMoves(event.id, activities ?? noActivities);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [view, setView] = useScheduleView();
  const [moving, setMoving] = useState<ActivityRecord | null>(null);
  const [placing, setPlacing] = useState<ActivityRecord | null>(null);
  const keepFocus = useKeptFocus();
  const [query] = useSearchParams();
  const [open, setOpen] = useState<"publish" | "versions" | null>(() =>
    query.has("publish") ? "publish" : null,
  );
  const days = daysOf(all);
  const eventDay = event.startLocal.slice(0, 10);
  const day = [chosenDay, eventDay].find((one) => one && days.includes(one)) ?? days[0] ?? "";
  const rooms = useRooms(all, desk?.spaces ?? noSpaces, day);

  const place = async (activity: ActivityRecord, to: ActivityMove) => {
    const moved = await move(activity, to);
    if (!moved) return;
    setMoving(null);
    const { startLocal, endLocal, room } = activity;
    const clashes = desk
      ? conflictsOf(moved, all, desk).map((one) => activitiesCopy.conflict(one))
      : [];
    const told = `${moved.title}: ${moved.startLocal.slice(11)}, ${moved.room ?? "no room yet"}`;
    toast[clashes.length > 0 ? "warning" : "success"](told, {
      ...(clashes.length > 0 ? { description: clashes.join(" ") } : {}),
      undo: () => void move(moved, { startLocal, endLocal, room }),
    });
  };

  const add = mayWrite && (
    <LinkButton
      variant="secondary"
      href={withEvent(href("activities.create"), event.id)}
      icon={<Plus />}
    >
      Add activity
    </LinkButton>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Schedule"
        actions={
          all.length > 0 && (
            <Inline gap="2" wrap>
              <ScheduleWays eventId={event.id} />
              {add}
              {mayWrite && (
                <Button
                  icon={<Send />}
                  disabled={!desk || desk.changes.length === 0 || isMoving}
                  onClick={() => setOpen("publish")}
                >
                  {desk?.changes.length === 0 ? "Published" : "Publish"}
                </Button>
              )}
            </Inline>
          )
        }
      />
      <ScheduleBar
        event={event}
        events={events}
        choose={choose}
        desk={desk}
        days={days}
        day={day}
        onDay={setDay}
        view={view}
        onView={setView}
        onVersions={() => setOpen("versions")}
      />
      {(read.error || !activities || !desk) && (
        <Unread of={read} what="The schedule" skeleton={<Skeleton shape="panel" height={480} />} />
      )}
      {activities?.length === 0 && (
        <EmptyState drawing="calendar" title="The schedule is empty" action={add}>
          Add activities with their times and rooms; here they stand side by side.
        </EmptyState>
      )}
      {all.length > 0 && desk && (
        <ScheduleBody
          view={view}
          event={event}
          all={all}
          day={day}
          rooms={rooms}
          desk={desk}
          onMove={(activity, to) => void place(activity, to)}
          onOpen={mayWrite ? setMoving : ({ id }) => navigate(detailsOf(id))}
          onMoveTo={mayWrite ? setPlacing : undefined}
        />
      )}
      {placing && desk && (
        <MoveActivityTo
          activity={placing}
          all={all}
          days={days}
          rooms={rooms}
          known={desk}
          onMove={(to) => {
            keepFocus(placing.id);
            void place(placing, to);
          }}
          onForm={() => setMoving(placing)}
          onClose={() => setPlacing(null)}
        />
      )}
      {moving && desk && (
        <MoveDialog
          key={moving.id}
          activity={moving}
          event={event}
          all={all}
          known={desk}
          isBusy={isMoving}
          onMove={(to) => void place(moving, to)}
          onClose={() => setMoving(null)}
        />
      )}
      {mayWrite && open === "publish" && desk && desk.changes.length > 0 && (
        <PublishDialog event={event} desk={desk} onClose={() => setOpen(null)} />
      )}
      {open === "versions" && <VersionsDialog event={event} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
}
