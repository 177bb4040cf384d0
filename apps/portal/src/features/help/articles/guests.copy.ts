import type { Article } from "../help.types.ts";

/** Guest lists and their answers. */
export const guestArticles: readonly Article[] = [
  {
    slug: "guest-list",
    area: "guests",
    title: "The guest list",
    summary: "People, households, groups, notes, and who has answered.",
    words: "add guest household attendee csv export bulk filter personal link",
    body: [
      "Open the event, then Guests. Each line is a person; people who belong together stand in one household and can answer together.",
      {
        list: [
          "Search by name, address or group, and filter by answer.",
          "Choose a line to see the person’s answer, household, contact and personal link.",
          "Tick several lines to change or remove them in one go.",
          "Export the list as a CSV file. That is free on every plan.",
        ],
      },
      { heading: "Personal links" },
      "Each guest can have a link of their own. It opens the invitation with their name on it and changes their answer. Whoever has the link can do that, so send it to that person alone; a new link makes the old one worthless.",
    ],
    next: ["import-guests", "rsvp-settings"],
  },
  {
    slug: "import-guests",
    area: "guests",
    title: "Importing guests from a file",
    summary: "Any CSV file, looked through before anything is kept, and undone if need be.",
    words:
      "csv import upload excel spreadsheet eventbrite columns duplicates undo encoding accents",
    body: [
      {
        steps: [
          "Open the event, then Guests, then Import, and choose a CSV file. A list from Excel or Google Sheets can be saved as CSV.",
          "Match the columns. Most are recognised by their heading; for the rest you say what they hold, or leave them out.",
          "Look through what was found: people who seem to be on the list already, and lines that cannot be read, each with its reason. You can correct a line on the spot.",
          "Keep the list. You are told how many were added, changed and left out.",
        ],
      },
      "First and last names in one column, accents, semicolons instead of commas and dates in several forms are all understood. A line with a fault never stops the others.",
      { heading: "Undoing" },
      "An import can be undone from its last page. People it added go; people you have changed since then stay as you left them.",
      {
        mind: "Lines that were left out can be downloaded as a file, corrected and imported again.",
      },
    ],
    next: ["guest-list", "file-not-read"],
  },
  {
    slug: "rsvp-settings",
    area: "guests",
    title: "How answers are taken",
    summary: "Deadline, number of places, size of a party and the waiting list.",
    words: "rsvp capacity deadline waitlist plus one party answer close",
    body: [
      "Open the event, then Overview. Under How answers are taken you decide:",
      {
        list: [
          "whether guests can answer at all,",
          "until which day and time. After it the form closes by itself; answers stay visible to those who gave them,",
          "how many places there are, or no limit,",
          "how many people one answer may bring.",
        ],
      },
      { heading: "The waiting list" },
      "When every place is taken, further guests can put themselves on a waiting list and are told their place in it. When somebody steps back, the next party that fits moves up and gets a mail. Two people can never get the last place: the database decides, one after the other.",
    ],
    next: ["answers"],
  },
  {
    slug: "answers",
    area: "guests",
    title: "Reading and changing answers",
    summary: "All answers of an event, live, and answering for somebody who phoned.",
    words: "rsvp yes no maybe nudge remind phone diet note",
    body: [
      "Open the event, then RSVPs. Answers appear while the page is open; nothing needs to be reloaded.",
      "For somebody who told you by phone, open their line and enter the answer for them. For somebody who has not answered, copy their personal link from the same menu and send it by whatever they read.",
      "A guest changes their own answer by the same link they answered with, until your deadline.",
    ],
    next: ["rsvp-settings", "guest-list"],
  },
];
