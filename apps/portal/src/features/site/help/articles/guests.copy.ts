import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** Guest lists and their answers. */
export const guestBodies: ArticleBodies = {
  "guest-list": {
    body: [
      "Open the event, then Guests. Each line is a person; people who belong together stand in one household and can answer together.",
      {
        list: [
          "Search by name, address, group, tag or a field of your own, and filter by group, answer, tag and field.",
          "Choose a line to see the person’s answer, household and contact; beside the household stand its link, its name and address, and the way in and out.",
          "Tick several lines to invite, tag, change, merge or remove them in one go, or to put them in one household.",
          "Export the list as a CSV file. That is free on every plan.",
        ],
      },
      { heading: "Personal links" },
      "Somebody who is not welcome any more: open their own page and choose Block this guest. Their link and their addresses then open no answer, ticket, registration or place in a line at any of your events, and they are not told why. What they have stays until you take it away, and you can let them in again.",
      "Each guest can have a link of their own. It opens the invitation with their name on it and changes their answer. Whoever has the link can do that, so send it to that person’s household alone.",
      { heading: "On the list twice" },
      "More, then Find duplicates, compares names, addresses and telephone numbers, with slips of one letter. Merging shows first whose name, address and answer stays and what comes along. Links that were mailed go on working, and for 30 days a merge can be undone.",
    ],
    next: ["import-guests", "rsvp-settings"],
  },
  "import-guests": {
    body: [
      {
        steps: [
          "Open the event, then Guests, then Import a file in the list’s menu, and choose a CSV or Excel (.xlsx) file. A list from Google Sheets can be saved as either.",
          "Or copy the lines in a spreadsheet and paste them on the list, or press “Paste a list”: tabs or commas, with headings or without, names alone too.",
          "Match the columns. Most are recognised by their heading; for the rest you say what they hold, or leave them out.",
          "Look through what was found: lines about one person, people who may be on the list already, households of the same name that may be two families, and lines that cannot be read, each with its reason. You can correct a line on the spot.",
          "Keep the list. You are told how many were added, changed and left out.",
        ],
      },
      "First and last names in one column, accents, semicolons instead of commas and dates in several forms are all understood. A line with a fault never stops the others.",
      { heading: "Undoing" },
      "Below the place for the file stands every file that was imported, by whom and when, and what became of it. Take back shows first who would go and who stays: whoever answered, bought, was invited, was merged or was edited since. What it changed of others is as it was before, but for what you edited meanwhile. An import that stopped half way can go on there with the same file, keep what is in, or be taken back.",
      {
        mind: "Lines that did not go in can be downloaded as a file with what is wrong, corrected and imported again.",
      },
    ],
    next: ["guest-list", "file-not-read"],
  },
  "rsvp-settings": {
    body: [
      "Open the event, then Settings. Under Answers you decide:",
      {
        list: [
          "whether guests can answer at all,",
          "until which day and time. After it the form closes by itself; answers stay visible to those who gave them,",
          "how many places there are, or no limit,",
          "how many people one answer may bring.",
        ],
      },
      { heading: "Answers and tickets" },
      "Once tickets are on sale they ask by themselves: the page offers tickets and no form, and whoever has one counts as coming everywhere, from the head count to the reminders. If you want both, turn on Also while tickets are on offer.",
      { heading: "The waiting list" },
      "When every place is taken, further guests can put themselves on a waiting list and are told their place in it. When somebody steps back, the next party that fits moves up and gets a mail. Two people can never get the last place: the database decides, one after the other.",
      { heading: "Who is seen" },
      "In Settings, Who is seen lets the event’s page name those who come. Each of them agrees on their own page, where it says so beside their name, and can take it back there at any time. Children are never named, and a showcase names nobody.",
    ],
    next: ["answers"],
  },
  answers: {
    body: [
      "Open the event, then RSVPs. Answers appear while the page is open; nothing needs to be reloaded.",
      "For somebody who told you by phone, open their line and enter the answer for them. For somebody who has not answered, copy their personal link from the same menu and send it by whatever they read.",
      "A guest changes their own answer by the same link they answered with, until your deadline.",
      "Whoever holds a ticket stands here as coming, by ticket. A ticket counts until it is given back, and then what they answered counts again; without an answer they do not come, and nobody reminds them.",
    ],
    next: ["rsvp-settings", "guest-list"],
  },
  "households-and-meals": {
    body: [
      "People who live together stand in one household on the guest list. One of them answers for all: each person gets a yes or no of their own, and a meal where you offer some.",
      { heading: "Setting it up" },
      {
        steps: [
          "Open the event, then Guests, tick the people of a household and choose Household.",
          "Open RSVPs and write the meals and questions that the form asks.",
          "Say how many further people an answer may bring. Their names can follow later, by the same link.",
        ],
      },
      "The kitchen’s list, people by meal, stands under RSVPs and counts only who is coming.",
    ],
    next: ["answers", "invitations"],
  },
  invitations: {
    body: [
      {
        steps: [
          "Publish the event.",
          "On the Overview choose Send invitations: they go to everybody who was not invited yet. For some of them alone, open Guests, tick them and choose Invite.",
          "Add a word of yours if you like: it stands above the facts in every mail. The dialog says how many mails go out and who gets none.",
          "Look at one of the mails before any is sent: choose whose, and you see it with their name, their household and your words.",
        ],
      },
      "Every mail carries that household’s own link. Guests without an address get none; copy the link from their household’s menu under Guests, or from the menu of their line under RSVPs, and send it another way.",
      { heading: "Who got it" },
      "The event’s Overview shows how many were invited, opened the invitation and answered; RSVPs shows who. Whoever lost the link can ask for it again on the public page: it is mailed only to the address on your list.",
    ],
    next: ["answers", "late-answers"],
  },
  "late-answers": {
    body: [
      "After the deadline the form is closed, but nobody is turned away without a word: a late answer is kept apart under RSVPs, Came after the deadline, and changes no count.",
      {
        list: [
          "Take it, and it counts like any other, if there is room.",
          "Decline it, and the guest is told.",
          "Or give a guest more time: their personal link takes answers until the day you choose, for the whole household.",
        ],
      },
    ],
    next: ["rsvp-settings", "answers"],
  },
};
