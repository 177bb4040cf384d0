import { href } from "../../../../app/routing/href.ts";
import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** Links, widgets and one's own site. */
export const shareBodies: ArticleBodies = {
  "share-a-link": {
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
  "embed-a-widget": {
    body: [
      {
        steps: [
          "Open the event, then Share & embed.",
          "Choose what to show: RSVPs, tickets, the event’s showcase or a countdown, in the page or behind a button. A donation form has the same screen in its campaign, several events in their showcase.",
          "Add your site under Allowed sites, such as alumni.example.org. Only those sites can show the widget.",
          "Copy the lines and paste them where the widget should be.",
          "Press Check my page: Jubilee opens the page and names what keeps the widget from working there.",
        ],
      },
      { heading: "Which form to take" },
      {
        list: [
          "Script: one widget on a page. One request brings it with what it shows.",
          "HTML attribute: several widgets on a page, or an editor that drops unknown elements. Its script is pasted once.",
          "iframe: a builder that removes scripts.",
          "React: React and Next. In Vue, Svelte and plain HTML the script’s lines work as they are.",
          "Security policy: what a page with a Content-Security-Policy has to name, with a nonce or pinned by its hash.",
        ],
      },
      { heading: "A countdown" },
      "Days, hours, minutes and seconds until the event begins, by our clock and not by the visitor’s. When you move the event every pasted countdown follows; while it is on and when it is over it says so.",
      { heading: "When your site builder removes scripts" },
      "Take the tab iframe: the same widget in one plain line. In builders that allow neither, use the plain link or the QR code.",
      "The widget sets no cookie and loads nothing from third parties. It takes the event’s colours and follows a dark page.",
    ],
    next: ["site-builders", "widget-not-shown", "share-a-link"],
  },
  "photos-and-sponsors": {
    body: [
      {
        steps: [
          "Open the event, then Photos & sponsors.",
          "Drop your photos there. Each shows how far it is, and can be stopped or sent again.",
          "Say of each what is to be seen, or mark it as decorative. Guests see it from then on.",
          "Drag the photos into their order, or move them with the arrows under each.",
        ],
      },
      "Photos are made smaller on your device before they are sent, and where and when they were taken is removed. HEIC works where your browser can read it, as Safari does.",
      { heading: "Sponsors" },
      "A sponsor has a name and a level; a website and a logo are up to you. Levels stand in your order, the first one largest. Links begin with https and tell search engines that they are sponsored.",
      "What you remove can be brought back for a few seconds. After that its file is gone for good.",
      { heading: "Where they are seen" },
      "On the event’s page and in its showcase. Share & embed, widget Showcase, says for each link whether it shows photos and sponsors.",
    ],
    next: ["share-a-link", "embed-a-widget"],
  },
  "questions-and-answers": {
    body: [
      {
        steps: [
          "Open the event, then Questions.",
          "Take one of the questions that are often asked at such an event, or add your own.",
          "Write the answer. Nothing goes on the page without one.",
          "Move them into the order in which guests wonder.",
        ],
      },
      "Guests find them on the event’s page under Questions and answers and open one by pressing it; search engines and the search of the browser read them, too. A page takes 40 of them.",
      "What you remove can be brought back for a few seconds. A copied event answers the same questions.",
      "Switch on “Guests can ask on the page” and a form stands under them, on each guest’s own page, too. You are told of each question. Your answer goes to the guest by mail, once; then one press shows both on the page, without the guest’s name. What needs no answer you put away.",
    ],
    next: ["share-a-link", "photos-and-sponsors"],
  },
  "calendar-feeds": {
    body: [
      "Open Calendar integration, choose your calendar and make a link for one event or for all your published ones. Your calendar looks for changes by itself.",
      {
        list: [
          "A calendar file from an event’s page is a copy of that day. When the event moves, a new file replaces the entry.",
          "The interactive calendar shows your own events by month, week, day or as an agenda. Drag an entry to move it: with the mouse, with a finger after resting it there for a moment, or with Shift and the arrow keys.",
        ],
      },
      {
        mind: "Whoever has a calendar’s link sees its events. Give it a new one or turn it off whenever you like.",
      },
    ],
    next: ["dates-and-zones"],
    open: { label: "Calendar integration", path: href("calendar.integration") },
  },
};
