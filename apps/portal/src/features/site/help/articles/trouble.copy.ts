import { href } from "../../../../app/routing/href.ts";
import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** What an error message means and what to do. */
export const troubleBodies: ArticleBodies = {
  "no-connection": {
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
  "not-allowed": {
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
  "premium-feature": {
    body: [
      "What you wanted to save belongs to a higher plan. Nothing you typed was kept, and nothing else was changed.",
      "The page Pricing shows which plan holds it. What was made while you had a higher plan stays, and your guests can go on using it.",
    ],
    next: ["plans"],
    open: { label: "Pricing", path: href("pricing") },
  },
  "changed-meanwhile": {
    body: [
      "Between your opening a form and your saving it, somebody else saved a change, or the name or address you chose was taken. Load the page again, look at what is there now, and make your change once more.",
    ],
    next: ["asking-us"],
  },
  "form-not-right": {
    body: [
      "The field that needs another look is marked, with a sentence under it. The rest of what you typed stays. If no field is marked, the sentence at the end of the form says what is missing.",
    ],
    next: ["asking-us"],
  },
  "too-many-tries": {
    body: [
      "To keep machines from guessing passwords and links, and from flooding people with mail, each account and each connection can try only so often. The message says how long to wait.",
      "In an office or a school many people share one connection, so the limit can be reached by others. It ends by itself.",
    ],
    next: ["signing-in"],
  },
  "session-ended": {
    body: [
      "You were signed out: on purpose, by signing out everywhere, by a new password, or because this device was away for long. Sign in again and you come back to the same page.",
    ],
    next: ["signing-in"],
  },
  "file-not-read": {
    body: [
      {
        list: [
          "Save the list as CSV or Excel (.xlsx). Files with a password, older Excel files (.xls) and Numbers files cannot be read.",
          "The first line holds the headings of the columns.",
          "At least one column holds names.",
          "Lines that cannot be read are listed with the reason; the others are imported all the same.",
        ],
      },
    ],
    next: ["import-guests"],
  },
  "widget-not-shown": {
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
};
