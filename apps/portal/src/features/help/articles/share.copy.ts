import type { Article } from "../help.types.ts";

/** Links, widgets and one's own site. */
export const shareArticles: readonly Article[] = [
  {
    slug: "share-a-link",
    area: "share",
    title: "Sharing by link",
    summary: "One page for your guests, previews for co-hosts, and ending a link.",
    words: "share url qr code link revoke rotate private token preview",
    body: [
      "Open the event, then Share & embed. The event page’s link is the one to send; it also comes as a QR code to print.",
      "Guests need no account. The page holds what they ask: when, where, how to get there, what it costs, and the form to answer or buy.",
      { heading: "Ending a link" },
      "A link can get a new address, which ends the old one at once, or be turned off for good. Whoever opens an ended link reads only that it is not valid any more, within five seconds, also where it is open already in a frame.",
      "Name, end and limit in a link’s menu lets it end by itself: at a day and hour, or after so many answers, orders or gifts.",
      "The security center lists every link of every event, campaign and venue with its last use, and ends each with two presses.",
      "Messengers and social networks show the event’s cover, name and date under the link.",
    ],
    next: ["embed-a-widget"],
  },
  {
    slug: "embed-a-widget",
    area: "share",
    title: "Putting a widget on your site",
    summary: "RSVPs or tickets inside a club’s, a school’s or a family’s own page.",
    words: "embed iframe script wordpress squarespace wix html snippet widget website",
    body: [
      {
        steps: [
          "Open the event, then Share & embed.",
          "Choose what to show: the event, RSVPs or tickets, in the page or behind a button.",
          "Add your site under Allowed sites, such as alumni.example.org. Only those sites can show the widget.",
          "Copy the lines and paste them where the widget should be.",
        ],
      },
      { heading: "When your site builder removes scripts" },
      "Take the tab iframe: the same widget in one plain line. In builders that allow neither, use the plain link or the QR code.",
      "The widget sets no cookie and loads nothing from third parties. It takes the event’s colours and follows a dark page.",
    ],
    next: ["site-builders", "widget-not-shown", "share-a-link"],
  },
];
