import type { Article, HelpArea } from "../help.types.ts";
import { accountArticles } from "./account.copy.ts";
import { embedArticles } from "./embed.copy.ts";
import { guestArticles } from "./guests.copy.ts";
import { shareArticles } from "./share.copy.ts";
import { startArticles } from "./start.copy.ts";
import { ticketArticles } from "./tickets.copy.ts";
import { troubleArticles } from "./trouble.copy.ts";

/** Every article, in reading order. */
export const articles: readonly Article[] = [
  ...startArticles,
  ...guestArticles,
  ...ticketArticles,
  ...shareArticles,
  ...embedArticles,
  ...accountArticles,
  ...troubleArticles,
];

/** The areas of the help center in order, with their names. */
export const areaTitles: Readonly<Record<HelpArea, string>> = {
  start: "First steps",
  guests: "Guests and answers",
  tickets: "Tickets and money",
  share: "Links and your own site",
  account: "Account, plans and privacy",
  trouble: "When something goes wrong",
};
