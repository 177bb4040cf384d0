import type { NoticeKind } from "@jubilee/core/talk/event-notices.types";
import type { MailSample } from "../sample.ts";
import type { EventNoticeSource } from "./event-mails.ts";
import type { NoticeBundle } from "./planner-mails.ts";

/** What the notice of a change is made from, to look at. */
export function sampleNotice(sample: MailSample, kind: NoticeKind): EventNoticeSource {
  const { name: eventName, timeZone, locationName, address, onlineUrl } = sample.event;
  const status = kind === "cancelled" ? "cancelled" : "published";
  return {
    to: sample.to,
    name: sample.name,
    locale: sample.locale,
    calendar: { ...sample.calendar, status, sequence: 1 },
    kind,
    before: {
      name: eventName,
      timeZone,
      locationName,
      address,
      onlineUrl,
      startLocal: "2027-06-05T18:30",
      endLocal: "2027-06-05T23:30",
      cancelled: false,
    },
    message: sample.words,
    event: { ...sample.event, status },
    url: sample.url,
  };
}

/** The same for three dates of a series. */
export function sampleSeries(sample: MailSample, kind: NoticeKind): EventNoticeSource {
  const notice = sampleNotice(sample, kind);
  return { ...notice, others: [notice, notice] };
}

/** What a planner's mail is made from, to look at. */
export function sampleBundle({ event, others, name, to }: MailSample): NoticeBundle {
  const [one = "", two = ""] = others;
  return {
    userId: "sample",
    to,
    name,
    batch: "sample",
    end: { token: "sample", isOfOne: false },
    notices: [
      { name: one, answer: "yes", partySize: 2 },
      { name: two, answer: "no", partySize: 1 },
    ].map((detail) => ({
      topic: "answer",
      eventId: "sample",
      eventName: event.name,
      detail,
    })),
  };
}
