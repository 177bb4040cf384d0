import type { Article } from "../help.types.ts";

/** What an error message means and what to do. */
export const troubleArticles: readonly Article[] = [
  {
    slug: "no-connection",
    area: "trouble",
    title: "“There is no connection” or “The server did not answer”",
    summary: "Nothing is lost; what to check before trying again.",
    words: "offline network error unavailable try again loading",
    body: [
      {
        steps: [
          "Check that other sites open.",
          "Choose Try again. What you typed is still there.",
          "If it keeps happening, write down what you did and when, and tell the operator.",
        ],
      },
      "Forms send a key of their own with each try, so that sending again never makes a second guest, answer or order.",
    ],
    next: ["asking-us"],
  },
  {
    slug: "not-allowed",
    area: "trouble",
    title: "“You are not allowed” or “This does not exist any more”",
    summary: "The address is right, but the thing is gone or belongs to somebody else.",
    words: "permission forbidden not found access restricted 403 404 invalid event id",
    body: [
      {
        list: [
          "Are you signed in with the right account? The name stands under Account.",
          "Was the thing deleted, by you or by somebody of your team?",
          "Was the address cut off by a mail program? An address with a malformed number says Invalid Event ID.",
        ],
      },
      "For safety the answer is the same whether something never existed or belongs to another account.",
    ],
    next: ["signing-in", "asking-us"],
  },
  {
    slug: "premium-feature",
    area: "trouble",
    title: "“Premium Feature”",
    summary: "The page opens on every plan; saving needs a higher one.",
    words: "upgrade plan required gate locked",
    body: [
      "What you wanted to save belongs to a higher plan. Nothing you typed was kept, and nothing else was changed.",
      "The page Pricing shows which plan holds it. What was made while you had a higher plan stays, and your guests can go on using it.",
    ],
    next: ["plans"],
    open: { label: "Pricing", path: "/pricing" },
  },
  {
    slug: "changed-meanwhile",
    area: "trouble",
    title: "“Somebody else changed this in the meantime”",
    summary: "Two people worked on the same thing; load it again and look.",
    words: "conflict reload duplicate already exists",
    body: [
      "Between your opening a form and your saving it, somebody else saved a change, or the name or address you chose was taken. Load the page again, look at what is there now, and make your change once more.",
    ],
    next: ["asking-us"],
  },
  {
    slug: "form-not-right",
    area: "trouble",
    title: "“Something in the form is not right”",
    summary: "The field at fault says what to write instead.",
    words: "invalid input validation field error",
    body: [
      "The field that needs another look is marked, with a sentence under it. The rest of what you typed stays. If no field is marked, the sentence at the end of the form says what is missing.",
    ],
    next: ["asking-us"],
  },
  {
    slug: "too-many-tries",
    area: "trouble",
    title: "“Too many tries” or “Too many requests came from here”",
    summary: "A limit that keeps machines out; wait and try again.",
    words: "rate limit blocked wait 429",
    body: [
      "To keep machines from guessing passwords and links, and from flooding people with mail, each account and each connection can try only so often. The message says how long to wait.",
      "In an office or a school many people share one connection, so the limit can be reached by others. It ends by itself.",
    ],
    next: ["signing-in"],
  },
  {
    slug: "session-ended",
    area: "trouble",
    title: "“Your session has ended”",
    summary: "Sign in again; you come back to the page you were on.",
    words: "signed out expired authentication required token",
    body: [
      "You were signed out: on purpose, by signing out everywhere, by a new password, or because this device was away for long. Sign in again and you come back to the same page.",
    ],
    next: ["signing-in"],
  },
  {
    slug: "file-not-read",
    area: "trouble",
    title: "A file cannot be imported",
    summary: "What an importable file looks like.",
    words: "csv import xlsx encoding empty header line",
    body: [
      {
        list: [
          "Save the list as CSV. Files of Excel itself (.xlsx) cannot be read.",
          "The first line holds the headings of the columns.",
          "At least one column holds names.",
          "Lines that cannot be read are listed with the reason; the others are imported all the same.",
        ],
      },
    ],
    next: ["import-guests"],
  },
  {
    slug: "widget-not-shown",
    area: "trouble",
    title: "A widget does not appear on my site",
    summary: "The five reasons, in the order of how often they are it.",
    words: "embed blank empty iframe blocked origin csp policy script removed",
    body: [
      {
        steps: [
          "Is the site among Allowed sites? With and without www are two sites.",
          "Is the event published? A draft shows nothing.",
          "Did your site builder remove the script? Look at the page’s source. Use the iframe instead.",
          "Was the link ended or given a new address? Copy the lines again.",
          "Does your site have a content security policy? It must allow this installation’s address for scripts, connections and frames.",
        ],
      },
      "The link inside the widget’s lines is shown wherever the widget cannot be, so that your guests always get on.",
    ],
    next: ["embed-a-widget"],
  },
];
