import type { ActivityMove, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { endAfterMove } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { conflictsOf, type ScheduleKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Form } from "@jubilee/ui/form";
import { LinkButton } from "@jubilee/ui/link-button";
import { useId, useState } from "react";
import { DateTimeZone } from "../../../../page-kit/dates/DateTimeZone.tsx";
import { href } from "../../../../app/routing/href.ts";
import { RoomField } from "../data/RoomField.tsx";
import { Conflicts } from "./Conflicts.tsx";

export interface MoveDialogProps {
  activity: ActivityRecord;
  event: EventRecord;
  all: readonly ActivityRecord[];
  known: ScheduleKnown;
  isBusy: boolean;
  onMove: (move: ActivityMove) => void;
  onClose: () => void;
}

/** Moves an activity without a mouse: time and room, with what stands in the way. */
export function MoveDialog(props: MoveDialogProps) {
  const { activity, event, all, known, isBusy, onMove, onClose } = props;
  const [to, setTo] = useState<ActivityMove>({
    startLocal: activity.startLocal,
    endLocal: activity.endLocal,
    room: activity.room,
  });
  const formId = useId();
  const isBackwards = to.endLocal <= to.startLocal;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<bdi>{activity.title}</bdi>}
      footer={
        <>
          <LinkButton
            variant="ghost"
            href={href("activities.details", { activityId: activity.id })}
          >
            Details
          </LinkButton>
          <Button type="submit" form={formId} loading={isBusy} disabled={isBackwards}>
            Move
          </Button>
        </>
      }
    >
      <Form id={formId} busy={isBusy} summary={false} onSubmit={() => onMove(to)}>
        <DateTimeZone
          zone={event.timeZone}
          label="Starts"
          value={to.startLocal}
          onValueChange={(startLocal) =>
            setTo({
              ...to,
              startLocal,
              endLocal: endAfterMove(to.startLocal, startLocal, to.endLocal),
            })
          }
        />
        <DateTimeZone
          zone={event.timeZone}
          label="Ends"
          value={to.endLocal}
          onValueChange={(endLocal) => setTo({ ...to, endLocal })}
          error={isBackwards ? "End must be after start" : undefined}
        />
        <RoomField
          value={to.room ?? ""}
          onChange={(room) => setTo({ ...to, room: room || null })}
          spaces={known.spaces}
          others={all}
        />
        <Conflicts conflicts={conflictsOf({ ...activity, ...to }, all, known)} />
      </Form>
    </Dialog>
  );
}
