import type { NoticeKind } from "@jubilee/core/talk/event-notices.types";
import { sampleCalendar, sampleEvent, sampleReader } from "../sample-event.ts";
import type { EventNoticeSource } from "./event-mails.ts";
import type { NoticeBundle } from "./planner-mails.ts";

/** What the notice of a change is made from, for the preview. */
export function sampleNotice(siteUrl: string, kind: NoticeKind): EventNoticeSource {
  const { name, timeZone, locationName, address, onlineUrl } = sampleEvent;
  const status = kind === "cancelled" ? "cancelled" : "published";
  return {
    to: "sofia@post.example",
    name: "Sofia Brandt",
    locale: sampleEvent.locale,
    calendar: { ...sampleCalendar(siteUrl), status, sequence: 1 },
    kind,
    before: {
      name,
      timeZone,
      locationName,
      address,
      onlineUrl,
      startLocal: "2027-06-05T18:30",
      endLocal: "2027-06-05T23:30",
      cancelled: false,
    },
    message:
      kind === "cancelled"
        ? "The boathouse had a fire. Nobody was hurt; tickets are paid back this week."
        : "The boathouse is being repaired until the ninth.",
    event: { ...sampleEvent, status },
    url: `${siteUrl}/reunion-demo`,
  };
}

/** What a planner's mail is made from, for the preview. */
export const sampleBundle: NoticeBundle = {
  userId: "sample",
  to: sampleReader,
  name: "Marisol Aguirre",
  upTo: 0,
  notices: [
    { name: "Sofia Brandt", answer: "yes", partySize: 2 },
    { name: "Jonas Lindqvist", answer: "no", partySize: 1 },
  ].map((detail) => ({
    topic: "answer",
    eventId: "sample",
    eventName: "Hartwell High Class of 1997",
    detail,
  })),
};
