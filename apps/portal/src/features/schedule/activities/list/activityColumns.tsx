import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import { formatClocks, formatDay } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { TriangleAlert } from "lucide-react";
import { ActivityChip } from "../../../../event-kit/ActivityChip.tsx";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import * as css from "./Activities.css.ts";
import type { ListedActivity } from "./listed.ts";

/** How a list of activities says when they are. */
export interface ActivityWhen {
  locale: string;
  timeZone: string;
  /** They stand under their days; otherwise each says its own. */
  isByDay: boolean;
}

function whenOf({ startAt, endAt }: ListedActivity, { locale, timeZone, isByDay }: ActivityWhen) {
  const clocks = formatClocks(startAt, endAt, timeZone, locale);
  return isByDay ? clocks : `${formatDay(startAt, timeZone, locale, "short")}, ${clocks}`;
}

const placesOf = ({ signUp, capacity, going, waiting }: ListedActivity) => {
  if (!signUp) return null;
  const places = capacity === null ? `${going}` : `${going} of ${capacity}`;
  return waiting > 0 ? `${places}, ${waiting} waiting` : places;
};

function Warning({ children }: { children: string }) {
  return (
    <span className={css.warning}>
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

interface FactsProps {
  when: string;
  conflict: string | undefined;
  children?: string;
}

/** When it is, and what stands in its way or else is to be known, in one line under a title. */
function Facts({ when, conflict, children }: FactsProps) {
  return (
    <span className={css.facts}>
      <span className={css.clock}>{when}</span>
      {conflict ? <Warning>{conflict}</Warning> : <span className={css.cut}>{children}</span>}
    </span>
  );
}

/** Nobody, nowhere, or nothing to sign up for. */
const none = (
  <Text as="span" tone="muted">
    –
  </Text>
);

/** The columns of a list of activities. */
export function activityColumns(when: ActivityWhen): DataColumn<ListedActivity>[] {
  return [
    {
      id: "title",
      header: "Activity",
      cell: (activity) => (
        <FactLine
          name={activity.title}
          {...(when.isByDay
            ? {
                picture: <span className={css.clockAhead}>{whenOf(activity, when)}</span>,
                detail: activity.conflict && <Warning>{activity.conflict}</Warning>,
              }
            : { detail: <Facts when={whenOf(activity, when)} conflict={activity.conflict} /> })}
        />
      ),
      sortValue: ({ title }) => title,
    },
    {
      id: "room",
      header: "Room",
      widthPx: 170,
      cell: ({ room }) => (room ? <bdi>{room}</bdi> : none),
      sortValue: ({ room }) => room,
      from: "tablet",
    },
    {
      id: "host",
      header: "Host",
      widthPx: 170,
      cell: ({ hostName }) => (hostName ? <bdi>{hostName}</bdi> : none),
      sortValue: ({ hostName }) => hostName,
      from: "wide",
    },
    {
      id: "kind",
      header: "Kind",
      widthPx: 132,
      cell: ({ kind }) => activitiesCopy.kinds[kind],
      sortValue: ({ kind }) => activitiesCopy.kinds[kind],
      from: "wide",
    },
    {
      id: "places",
      header: "Signed up",
      widthPx: 140,
      align: "end",
      cell: (activity) => placesOf(activity) ?? none,
      sortValue: ({ signUp, going }) => (signUp ? going : null),
      from: "desktop",
    },
    {
      id: "state",
      header: "State",
      widthPx: 140,
      /* What most of them say is not to be read on every row; those who listen hear it. */
      cell: ({ status }) =>
        status === "published" ? (
          <VisuallyHidden>{activitiesCopy.statuses[status]}</VisuallyHidden>
        ) : (
          <ActivityChip status={status} />
        ),
      sortValue: ({ status }) => activitiesCopy.statuses[status],
    },
  ];
}

/** An activity in a list on a phone: its title, and its state unless it is as usual, over the facts. */
export const activityPhoneLine = (when: ActivityWhen) => (activity: ListedActivity) => (
  <FactLine
    name={activity.title}
    detail={
      <Facts when={whenOf(activity, when)} conflict={activity.conflict}>
        {[activity.room, placesOf(activity) ?? activity.hostName].filter(Boolean).join(" · ")}
      </Facts>
    }
    end={activity.status !== "published" && <ActivityChip status={activity.status} />}
  />
);
