import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { MailAttachment, OutgoingMail } from "../deps.types.ts";
import { coverOf, paletteOf } from "./cover.ts";
import { headerLine } from "./escape.ts";
import type { MailContent } from "./mails.types.ts";
import { renderHtml } from "./render.ts";
import { renderText } from "./render-text.ts";

/** What every mail needs besides its own source. */
export interface MailSetting {
  siteUrl: string;
  productName: string;
}

/** What the mails about an event are made from, besides what is their own. */
export interface EventMailSource {
  to: string | null;
  name: string | null;
  /** The guest's, or else the event's. */
  locale: string;
  calendar: CalendarSource & Partial<Omit<PublicEvent, keyof CalendarSource>>;
}

/** Both parts of a mail: the one place that turns what it says into what is sent. */
export function drawn(
  content: MailContent,
  to: string,
  setting: MailSetting,
  attachments: MailAttachment[] = [],
): OutgoingMail {
  const look = {
    palette: paletteOf(content.about),
    cover: coverOf(content.about, setting.siteUrl),
  };
  return {
    to,
    subject: headerLine(content.subject),
    text: renderText(content, setting),
    html: renderHtml(content, look, setting),
    attachments,
  };
}
