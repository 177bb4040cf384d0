import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { MailSample } from "../sample.ts";
import { mailLanguage } from "../languages.ts";
import type { CampaignMailSource } from "./campaign-mail.ts";

/** What a campaign's mail is made from, to look at. */
export function sampleCampaign(sample: MailSample): CampaignMailSource {
  const { to, name, locale, event, calendar, words, url } = sample;
  const language = mailLanguage(locale);
  const letter: RichText = {
    version: 1,
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: event.name }] },
      {
        type: "paragraph",
        content: [
          {
            type: "field",
            attrs: { name: "first_name", fallback: "♥" },
            marks: [{ type: "bold" }],
          },
          { type: "break" },
          { type: "text", text: words },
        ],
      },
    ],
  };
  return {
    to,
    name,
    locale,
    language,
    subject: event.name,
    preview: "",
    blocks: [
      { id: "letter", kind: "text", words: { [language]: letter } },
      { id: "event", kind: "event" },
      { id: "schedule", kind: "schedule" },
      { id: "tickets", kind: "tickets" },
      { id: "answer", kind: "answer" },
      { id: "gap", kind: "gap" },
      {
        id: "more",
        kind: "button",
        labels: { [language]: event.name },
        href: url,
      },
    ],
    fields: { full_name: name },
    event,
    programme: [
      { title: name, startAt: event.startDate, endAt: event.endDate, room: event.locationName },
    ],
    tickets: [
      {
        id: "ticket",
        name: event.name,
        description: null,
        priceMinor: 4500,
        currency: event.currency,
        state: "on_sale",
        salesStart: null,
        salesEnd: null,
        left: null,
        minPerOrder: 1,
        maxPerOrder: 10,
      },
    ],
    asks: "answers",
    url,
    unsubscribeUrl: `${url}?mails=stop`,
    countsOpens: true,
    calendar,
  };
}
