import type { GuestCalendar, PublicSchedule } from "@jubilee/core/schedule/public-schedule.types";
import { jsx } from "react/jsx-runtime";
import { coloursOf } from "../../colours.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import { scheduleForms } from "./forms.ts";
import { MySchedule, titleOf } from "./MySchedule.tsx";
import type { SchedulePart } from "./my-schedule.types.ts";
import { scheduleWords } from "./words/all.ts";

const calendar = "schedule/calendar";

/** Whether it is the schedule of the one whose link it is. */
const isLinks = ({ members, memberId }: PublicSchedule) =>
  members.length === 0 || members[0]?.id === memberId;

function draw(place: Part<PublicSchedule>): PageParts {
  const { shared, reader, query, address, reads } = place;
  const { member } = query;
  const action = (form: string) => {
    const own = address(form);
    if (!member) return own;
    return `${own}${own.includes("?") ? "&" : "?"}member=${encodeURIComponent(member)}`;
  };
  const part: SchedulePart = {
    ...place,
    own: scheduleWords[reader.lang],
    action,
    calendar: (reads[calendar] as GuestCalendar | undefined) ?? null,
  };
  return {
    title: `${titleOf(part)} · ${shared.event.name}`,
    head: "",
    colours: coloursOf({ event: shared.event }),
    body: jsx(MySchedule, part),
    scripts: ["pages/my-schedule"],
  };
}

/** What one goes to, by one's own link, with everything else there is to go to. */
export const page: GuestPage<PublicSchedule> = {
  paths: ["/my-schedule/:token"],
  opens: "schedule",
  asksWith: ["member"],
  isOwn: true,
  localeOf: ({ event }) => event.locale,
  reads: (shared) => (isLinks(shared) && shared.event.status === "published" ? [calendar] : []),
  forms: scheduleForms,
  draw,
};
