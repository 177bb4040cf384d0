import type { RouteName } from "../app/routing/routing.types.ts";

/**
 * One or two sentences about each page that is made ahead of time, for lists of search results. Kept
 * from the routes, which every visitor loads.
 */
export const pageDescriptions: Readonly<Partial<Record<RouteName, string>>> = {
  home: "One page to send, every answer in one place, tickets paid straight to you: planning reunions, weddings and gatherings with less work.",
  about:
    "Who the product is for and what it does: guest lists, answers, tickets and money in one place, and one page for the guests.",
  login:
    "Sign in to your events, guest lists and answers: by password, by a link in a mail or by a texted code.",
  contact:
    "Write to the people who run this installation; every message gets a number and an answer by mail.",
  privacy: "What is kept about guests and planners, who sees it, and how it goes away.",
  terms: "The rules between planners, their guests and this installation, in plain words.",
  pricing:
    "Four plans, from free for as long as you like to business. Guests never need an account.",
  help: "First steps for planners, and answers to common questions with a search.",
  faq: "The questions people ask first: accounts, guest lists, tickets, refunds, widgets and plans.",
  affiliate:
    "Recommend the product by a link of your own and have a share in it: how to join, and what is fair to know first.",
};
