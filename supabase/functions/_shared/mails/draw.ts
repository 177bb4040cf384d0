import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";
import type { MailAttachment, OutgoingMail } from "../deps.types.ts";
import type { MailContent, MailPalette } from "./mails.types.ts";
import { renderHtml, renderText } from "./render.ts";

/** What every mail needs besides its own source. */
export interface MailSetting {
  siteUrl: string;
  productName: string;
  palette: MailPalette;
}

/** What the mails about an event are made from, besides what is their own. */
export interface EventMailSource {
  to: string | null;
  name: string | null;
  locale: string;
  calendar: CalendarSource;
}

/** Both parts of a mail. */
export function drawn(
  content: MailContent,
  to: string,
  { palette }: MailSetting,
  attachments: MailAttachment[],
): OutgoingMail {
  return {
    to,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, palette),
    attachments,
  };
}

/** A link to the event's page. */
export function calendarLinksOf(pageUrl: string | null): MailContent["links"] {
  return pageUrl === null ? [] : [{ label: "The event’s page", href: pageUrl }];
}
