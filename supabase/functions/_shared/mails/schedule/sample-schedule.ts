import { mailLanguage } from "../languages.ts";
import type { MailSample } from "../sample.ts";
import { sampleEvents } from "../sample-events.data.ts";
import type { ScheduleMailSource } from "./schedule-mails.ts";

/** What mails about the schedule are made from, to look at. */
export function sampleSchedule(
  { to, name, locale, event, url }: MailSample,
  status: "going" | "waiting",
): ScheduleMailSource {
  return {
    to,
    name,
    locale,
    event,
    url: url.replace("/invitation/", "/my-schedule/"),
    notes: null,
    activity: {
      id: "sample",
      title: sampleEvents[mailLanguage(locale)].activity,
      description: null,
      kind: "workshop",
      cancelled: false,
      startAt: "2027-06-12T14:00:00+00:00",
      endAt: "2027-06-12T16:00:00+00:00",
      startLocal: "2027-06-12T10:00",
      endLocal: "2027-06-12T12:00",
      room: "The slip",
      hostName: null,
      tags: [],
      materials: [],
    },
    status,
    people: 2,
    changes: [],
  };
}

/** The same where a version of the schedule moved one activity and took another out. */
export function sampleChanges(sample: MailSample): ScheduleMailSource {
  const title = sampleEvents[mailLanguage(sample.locale)].activity;
  const before = {
    title,
    startAt: "2027-06-12T14:00:00+00:00",
    endAt: "2027-06-12T16:00:00+00:00",
    room: "The slip",
  };
  const after = { ...before, startAt: "2027-06-12T15:00:00+00:00", room: "The hall" };
  return {
    ...sampleSchedule(sample, "going"),
    activity: null,
    status: null,
    people: null,
    notes: sample.words,
    changes: [
      { id: "moved", title, what: ["moved", "room"], before, after },
      { id: "gone", title: sample.event.name, what: ["cancelled"], before, after: null },
    ],
  };
}
