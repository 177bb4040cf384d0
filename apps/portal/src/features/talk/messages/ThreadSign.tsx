import type { ThreadKind } from "@jubilee/core/talk/threads.types";
import { Avatar } from "@jubilee/ui/avatar";
import { EventCover } from "@jubilee/ui/event-cover";
import { CalendarDays, Clock, UsersRound, type LucideIcon } from "lucide-react";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import * as css from "./Talk.css.ts";

const icons: Partial<Record<ThreadKind, LucideIcon>> = {
  event: CalendarDays,
  activity: Clock,
  group: UsersRound,
};

interface ThreadSignProps {
  kind: ThreadKind;
  eventId: string | null;
  name: string;
  small?: boolean;
}

/** What stands before a conversation: its event's cover, a person's initials, or what kind it is. */
export function ThreadSign({ kind, eventId, name, small = false }: ThreadSignProps) {
  const { data: events } = useMyEvents();
  const event = kind === "event" ? events?.find(({ id }) => id === eventId) : undefined;
  const place = small ? `${css.sign} ${css.signSmall}` : css.sign;
  if (event) {
    return (
      <span aria-hidden="true" className={`${place} ${css.signCover}`}>
        <EventCover
          typeId={event.eventTypeId}
          eventId={event.coverSeed}
          photoUrl={event.coverUrl ?? undefined}
          shape="mark"
        />
      </span>
    );
  }
  const Icon = icons[kind];
  return (
    <span aria-hidden="true" className={place}>
      {Icon ? <Icon /> : <Avatar name={name} size={small ? "m" : "l"} />}
    </span>
  );
}
