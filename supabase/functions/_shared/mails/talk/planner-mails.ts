import type { Deps, OutgoingMail } from "../../deps.types.ts";
import { isFields, textOf, type Fields } from "../../fields.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { lessOf, lineOf, placeOf } from "@jubilee/core/notices/told.rules";
import type { MailFact } from "../mails.types.ts";
import { drawn } from "../draw.ts";
import { oneClick } from "../unsubscribe-headers.ts";

/** At most this many lines an event and events a mail, which would be cut off; the rest is counted. */
const linesPerEvent = 20;
const eventsPerMail = 20;

/** What one planner is told by one mail. */
export interface NoticeBundle {
  userId: string;
  to: string;
  name: string;
  /** The mail's name, which stays the same when it is tried again. */
  batch: string;
  /** What its link ends: by its token, and whether that is the one thing that it tells of. */
  end: { token: string; isOfOne: boolean };
  notices: Notice[];
}

interface Notice {
  topic: string;
  /** Null for what is of the whole account. */
  eventId: string | null;
  eventName: string;
  detail: Fields;
}

/** Reads an entry of `list_due_notices`; null when it is none. */
export function readNoticeBundle(entry: Fields): NoticeBundle | null {
  const { userId, to, batch, end, notices } = entry;
  if (typeof userId !== "string" || typeof to !== "string" || typeof batch !== "string")
    return null;
  if (!isFields(end)) return null;
  const list = Array.isArray(notices) ? notices : [];
  return {
    userId,
    to,
    name: textOf(entry, "name"),
    batch,
    end: { token: textOf(end, "token"), isOfOne: end["isOfOne"] === true },
    notices: list.flatMap((one: unknown) =>
      isFields(one) && isFields(one["detail"])
        ? [
            {
              topic: textOf(one, "topic"),
              eventId: typeof one["eventId"] === "string" ? one["eventId"] : null,
              eventName: textOf(one, "eventName", "Your account"),
              detail: one["detail"],
            },
          ]
        : [],
    ),
  };
}

/** What happened, and where: an event that the line names itself is named once. */
function lineAtEvent(notice: Notice): string {
  const line = lineOf(notice);
  return line.includes(notice.eventName) ? line : `${line}: ${notice.eventName}`;
}

/** The mail: events with what happened in each, and the way to have no more of it, which needs no sign-in. */
export function plannerNoticeMail(
  bundle: NoticeBundle,
  { siteUrl, productName }: Pick<Deps, "siteUrl" | "productName">,
): OutgoingMail {
  const { notices } = bundle;
  const events = [...new Set(notices.map(placeKeyOf))];
  const only = events.length === 1 ? notices[0] : undefined;
  const alone = notices.length === 1 ? notices[0] : undefined;
  const [first] = notices;
  const ofOne = bundle.end.isOfOne && first ? lessOf(first) : null;
  const noMore = `${siteUrl}/notice-mails/${encodeURIComponent(bundle.end.token)}`;
  const subject = alone
    ? lineAtEvent(alone)
    : `${notices.length} new things${only ? ` at ${only.eventName}` : placesOf(notices)}`;
  const name = firstName(bundle.name);
  const shown = events.slice(0, eventsPerMail);
  const mail = drawn(
    {
      language: "en",
      about: null,
      subject,
      over: only ? only.eventName : "Your events",
      title: name === "" ? "What is new" : `What is new, ${name}`,
      sentence: "",
      action: {
        label: notices.length === 1 && only ? placeOf(only).label : "Read them all",
        href: `${siteUrl}/${notices.length === 1 && only ? placeOf(only).path : "notices"}`,
      },
      asides:
        events.length > shown.length
          ? [`There is more at ${counted(events.length - shown.length, "further event")}.`]
          : [],
      facts: shown.map((id) =>
        factOf(
          notices.filter((notice) => placeKeyOf(notice) === id),
          siteUrl,
        ),
      ),
      why: "You receive this because you work on these events.",
      less: { label: ofOne ?? "No more of these mails", href: noMore },
    },
    bundle.to,
    { siteUrl, productName },
  );
  return { ...mail, unsubscribe: oneClick(noMore) };
}

/** At how many events it happened; what is of the account is at none. */
function placesOf(notices: readonly Notice[]): string {
  const events = new Set(notices.flatMap(({ eventId }) => eventId ?? []));
  const at = events.size === 0 ? [] : [` at ${counted(events.size, "event")}`];
  const isAll = notices.every(({ eventId }) => eventId !== null);
  return [...at, ...(isAll ? [] : [" in your account"])].join(" and");
}

/** What stands together in a mail: an event; of the account what has a place of its own. */
const placeKeyOf = (notice: Notice): string =>
  notice.eventId ?? (lessOf(notice) ? placeOf(notice).path : "");

/** The event, with what happened there below. */
function factOf(notices: readonly Notice[], siteUrl: string): MailFact {
  const shown = notices.slice(0, linesPerEvent).map(lineOf);
  const more = notices.length - shown.length;
  return {
    label: counted(notices.length, "new thing"),
    value: notices[0]?.eventName ?? "",
    note: [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join("\n"),
    href: `${siteUrl}/${pathOf(notices)}`,
  };
}

/** Where what happened at an event is looked at. */
function pathOf([first, ...more]: readonly Notice[]): string {
  if (!first) return "dashboard";
  return placeOf(more.length === 0 ? first : { ...first, topic: "" }).path;
}
