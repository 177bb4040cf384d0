export interface Question {
  ask: string;
  answer: string;
  /** The help article that says more. */
  article?: string;
}

export interface Topic {
  title: string;
  questions: readonly Question[];
}

/** Questions and answers, true of what works today. */
export const topics: readonly Topic[] = [
  {
    title: "Guests and answers",
    questions: [
      {
        ask: "Do my guests need an account?",
        answer:
          "No. They open a link and answer. The same link changes the answer until your deadline.",
        article: "share-a-link",
      },
      {
        ask: "Where do I bring my guest list from?",
        answer:
          "From any CSV or Excel file, for example the export of a ticketing site. Open your event, then Guests, then Import. You see every line before it is kept, and you can undo an import.",
        article: "import-guests",
      },
      {
        ask: "What happens when every place is taken?",
        answer:
          "With a capacity set, further people are offered the waiting list and told their place in it.",
        article: "rsvp-settings",
      },
      {
        ask: "What happens after the deadline?",
        answer: "The form closes. Answers stay visible to those who gave them.",
      },
    ],
  },
  {
    title: "Tickets and money",
    questions: [
      {
        ask: "How long are tickets held while somebody pays?",
        answer: "15 minutes. Then they are back on sale.",
        article: "sell-tickets",
      },
      {
        ask: "Can I give money back?",
        answer:
          "Yes: open the order and refund it, whole or in part, with a reason. The buyer is told by e-mail.",
        article: "refunds",
      },
      {
        ask: "Is this real money?",
        answer:
          "In test mode it is not, and every payment page says so. With a payment provider connected it is.",
        article: "taking-payments",
      },
    ],
  },
  {
    title: "Your own site",
    questions: [
      {
        ask: "How do I put RSVPs or tickets on my site?",
        answer:
          "Open your event, then Share & embed. Choose what to show, say on which site, copy the lines and paste them into your page.",
        article: "embed-a-widget",
      },
      {
        ask: "My site builder removes scripts.",
        answer: "Use the plain frame: the same widget, one line.",
        article: "embed-a-widget",
      },
    ],
  },
  {
    title: "Account and plans",
    questions: [
      {
        ask: "I forgot my password.",
        answer:
          "Ask for a link on the page Forgotten password, or sign in with a one-time link instead.",
        article: "signing-in",
      },
      {
        ask: "What if I take a lower plan later?",
        answer:
          "Nothing is deleted and nothing your guests can see breaks. You cannot add what the plan does not hold.",
        article: "plans",
      },
      {
        ask: "Can I copy text from these pages?",
        answer:
          "Copying is switched off outside forms. Every address, code and link has its own copy button.",
      },
    ],
  },
];
