import type { Deps, OutgoingMail } from "../../deps.types.ts";
import { isFields, textOf, type Fields } from "../../fields.ts";
import type { NoticeTopic } from "@jubilee/core/account/account.types";
import { firstName } from "@jubilee/core/base/names.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type { MailFact } from "../mails.types.ts";
import { drawn } from "../draw.ts";
import { notices as noticeMails } from "./notices.gen.ts";
import type { NoticeMail } from "./notices.types.ts";

/** At most this many lines an event and events a mail, which would be cut off; the rest is counted. */
const linesPerEvent = 20;
const eventsPerMail = 20;

/** Every topic that has a switch has its words here. */
const byTopic: Readonly<Record<NoticeTopic, NoticeMail>> = noticeMails;
const mails: ReadonlyMap<string, NoticeMail> = new Map(Object.entries(byTopic));

/** What one planner is told by one mail. */
export interface NoticeBundle {
  userId: string;
  to: string;
  name: string;
  upTo: number;
  notices: Notice[];
}

interface Notice {
  topic: string;
  eventId: string;
  eventName: string;
  detail: Fields;
}

/** Reads an entry of `list_due_notices`; null when it is none. */
export function readNoticeBundle(entry: Fields): NoticeBundle | null {
  const { userId, to, upTo, notices } = entry;
  if (typeof userId !== "string" || typeof to !== "string" || typeof upTo !== "number") return null;
  const list = Array.isArray(notices) ? notices : [];
  return {
    userId,
    to,
    name: textOf(entry, "name"),
    upTo,
    notices: list.flatMap((one: unknown) =>
      isFields(one) && typeof one["eventId"] === "string" && isFields(one["detail"])
        ? [
            {
              topic: textOf(one, "topic"),
              eventId: one["eventId"],
              eventName: textOf(one, "eventName"),
              detail: one["detail"],
            },
          ]
        : [],
    ),
  };
}

/** The mail: events with what happened in each, and the way to say less often. */
export function plannerNoticeMail(
  bundle: NoticeBundle,
  { siteUrl, productName }: Pick<Deps, "siteUrl" | "productName">,
): OutgoingMail {
  const { notices } = bundle;
  const events = [...new Set(notices.map(({ eventId }) => eventId))];
  const only = events.length === 1 ? notices[0] : undefined;
  const first = notices[0];
  const subject =
    notices.length === 1 && first
      ? `${lineOf(first)}: ${first.eventName}`
      : `${notices.length} new things${only ? ` at ${only.eventName}` : ` at ${events.length} events`}`;
  const name = firstName(bundle.name);
  const shown = events.slice(0, eventsPerMail);
  return drawn(
    {
      language: "en",
      about: null,
      subject,
      over: only ? only.eventName : "Your events",
      title: name === "" ? "What is new" : `What is new, ${name}`,
      sentence: "",
      action: {
        label: pageOf(notices)?.label ?? "Open your events",
        href: `${siteUrl}/${only ? placeOf(notices) : "dashboard"}`,
      },
      asides:
        events.length > shown.length
          ? [`There is more at ${counted(events.length - shown.length, "further event")}.`]
          : [],
      facts: shown.map((id) =>
        factOf(
          notices.filter(({ eventId }) => eventId === id),
          siteUrl,
        ),
      ),
      why: "You receive this because you work on these events.",
      less: {
        label: "Choose what you are told",
        href: `${siteUrl}/account-settings#notifications`,
      },
    },
    bundle.to,
    { siteUrl, productName },
  );
}

/** The event, with what happened there below. */
function factOf(notices: readonly Notice[], siteUrl: string): MailFact {
  const shown = notices.slice(0, linesPerEvent).map(lineOf);
  const more = notices.length - shown.length;
  return {
    label: counted(notices.length, "new thing"),
    value: notices[0]?.eventName ?? "",
    note: [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join("\n"),
    href: `${siteUrl}/${placeOf(notices)}`,
  };
}

/** The page of what happened, when it is all there is and has one. */
function pageOf([first, ...more]: readonly Notice[]) {
  const page = first && more.length === 0 ? mails.get(first.topic)?.page : undefined;
  return first && page ? { label: page.label, path: page.path(first.detail) } : null;
}

/** Where what happened at an event is looked at. */
function placeOf(notices: readonly Notice[]): string {
  const [first] = notices;
  return pageOf(notices)?.path ?? (first ? `event-details/${first.eventId}` : "dashboard");
}

/** What happened; a topic that is newer than these functions is told by its event alone. */
function lineOf({ topic, detail }: Notice): string {
  return mails.get(topic)?.line(detail) ?? "Something new";
}
