import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "A poll asks one thing, a survey several in their order. Both belong to an event and stand under its tab Polls.",
    {
      steps: [
        "Press New poll, give it a title and write the question.",
        "Choose how it is answered: dates, one choice, several, a ranking, a rating, or own words.",
        "Keep it as a draft, look at it, then open it. It can close by itself at a time you choose.",
        "Ask the guests by mail, or send the link and its code. One line puts the poll on your own site.",
      ],
    },
    { heading: "Dates" },
    "You write times on the event’s clock; everybody sees them on their own. Each time is answered with yes, if need be, or no. Press Choose the date to make one the event’s date, an activity, or an event of its own: the votes become answers, and the poll closes.",
    { heading: "With names or anonymous" },
    "With names, everybody can change their answer until the poll closes. Anonymous means that nothing joins a vote to a person: such a vote cannot be changed, and results are seen from five votes on.",
    { heading: "Who has not voted yet" },
    "A poll with names shows them. Remind them sends one more mail to everybody who was asked and has not voted, at most once a day.",
    { heading: "Writing quickly" },
    "Enter goes on to the next option, several lines that you paste become several options, and a grip moves an option or a question by pointer or by the arrow keys.",
    { heading: "Changing a poll that is open" },
    "An option keeps its votes whatever you call it. One that you take away takes only its own votes along.",
    { heading: "Rankings" },
    "In each round the option with the fewest first places leaves, and its votes go to the next name on those lists. The rounds are shown, also as a table.",
    {
      mind: "Where results are seen when the poll is closed, that holds for you, too.",
    },
  ],
  next: ["dates-and-zones", "share-a-link"],
  open: { label: "Your polls", path: href("polls.list") },
};
