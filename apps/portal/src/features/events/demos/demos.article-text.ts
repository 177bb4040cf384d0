import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "There is a demo for each of the twelve kinds of events: a list of people with their answers, a plan that is half done, a page, a poll and what people have said. Nothing in it is a picture; it is the product itself.",
    {
      steps: [
        "Open a demo and press Look as the planner, or Look as a guest. You need no account.",
        "Change whatever you like. The copy is yours alone; nobody else sees it.",
        "The line at the top says until when it stands. After that day it is gone with all that you changed.",
      ],
    },
    "Where all copies of a demo are with somebody, the page says that you are in line, and opens yours by itself as soon as there is one.",
    { heading: "What a demo does not do" },
    "No mail leaves it, whatever you type in. Nothing is paid: an order is complete at once. Up to twenty files can be put up. It has no address of its own that could be changed. If you are signed in, your own account stays as it is in your other tabs.",
    { heading: "Make it mine" },
    "Make it mine, in the line at the top, takes the plan along as it stands in your copy: programme, tasks, form, page, mails and tickets. The next page is outside of the demo. There Use template begins an event with it; if you have no account yet, the choice waits on this device until you have one. It waits for a week.",
    {
      mind: "People, answers and orders of a demo are invented and stay behind.",
    },
  ],
  next: ["own-templates", "first-event"],
  open: { label: "Templates", path: href("templates.index") },
};
