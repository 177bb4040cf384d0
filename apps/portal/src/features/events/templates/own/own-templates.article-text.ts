import { href } from "../../../../app/routing/href.ts";
import type { ArticleText } from "../../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "What went well once is a plan for the next time. An event that you keep as a template has its programme, tasks, form, answers of the page, mails, tickets and tables, all told from its day.",
    {
      steps: [
        "Open the event, press the three dots, then Save as template.",
        "Look at what was taken out, give it a name and a sentence, and save it.",
        "It stands first on the page of templates, and under Your templates. Use template makes a new event from it.",
      ],
    },
    { heading: "What is taken out" },
    "Guests, answers, orders and dates never come along. In texts, an ellipsis stands where names of your hosts, guests, helpers and team stood, places, links, addresses and telephone numbers. The dialog shows each of them before you save. Read the texts once more all the same: a nickname is nothing that we can know.",
    { heading: "Sharing it" },
    "Make a link on the template’s page. Whoever has it sees the template and makes an event of their own from it. A new address ends the old one, and a link that is turned off opens nothing. It stands among the links of your account, too.",
    "If you receive such a link, Keep it in your templates puts a copy among yours, as it is at that moment. You rename it, use it and share it like any other; what its owner changes later does not reach it.",
    { heading: "Parts of a template for an event that is there" },
    "Add parts of a template, from the event’s three dots, begins with the template of the event’s kind and with the parts that the event has nothing of; it shows what would come of each and what is there already. Where the event is nearer than the template begins, tasks and mails move closer together, unless you say otherwise. All of it comes at once. Undo takes it back within the hour; what was changed since stays.",
    {
      mind: "A task without a day is due a week before the event in the template. Tables of different sizes become as many of the usual one.",
    },
  ],
  next: ["dates-and-zones"],
  open: { label: "Your templates", path: href("templates.own") },
};
