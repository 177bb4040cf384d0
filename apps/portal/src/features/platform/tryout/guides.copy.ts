/** A flow to try from its first step to its last. */
export interface Guide {
  id: string;
  title: string;
  /** How long it takes, in minutes. */
  minutes: number;
  /** What is needed before. */
  needs: string;
  steps: readonly string[];
  /** How to know that it worked. */
  done: string;
}

/** The product's main flows, in the order somebody new would try them. */
export const guides: readonly Guide[] = [
  {
    id: "invite",
    title: "From nothing to the first answer",
    minutes: 6,
    needs: "An account on premium or above, or a running trial.",
    steps: [
      "Choose Create event and fill in name, kind, day, time and place.",
      "Under Overview, turn on that people can answer, and set a deadline.",
      "Choose Publish, then Copy link.",
      "Open the link in a private window, as a guest would, and answer with a name and an address.",
      "Look at the RSVPs tab in your first window.",
    ],
    done: "The answer is there without a reload, and a mail with a calendar file was sent to the guest.",
  },
  {
    id: "import",
    title: "A guest list from a file, and back out again",
    minutes: 5,
    needs: "A CSV file with names, and one event.",
    steps: [
      "Open the event, then Guests, then Import, and choose the file.",
      "Match the columns and look through duplicates and lines that cannot be read.",
      "Correct one of those lines on the spot, and keep the list.",
      "Choose Undo on the last page.",
    ],
    done: "The list is as it was before; people you changed after the import stay as you left them.",
  },
  {
    id: "sell",
    title: "A ticket sold and refunded",
    minutes: 7,
    needs: "An account on pro or above. In test mode no money moves.",
    steps: [
      "Open a published event, then Tickets, and add a type with a price.",
      "Open the event’s page in a private window and buy two.",
      "On the test payment page, let the payment be declined once, then pay.",
      "Open Orders in your first window, open the order and give half of the money back.",
    ],
    done: "The buyer has two tickets with codes and two mails; the order says Partly refunded, and its tickets stay valid.",
  },
  {
    id: "embed",
    title: "A widget on a page of another site",
    minutes: 5,
    needs: "A published event and any page that you can edit.",
    steps: [
      "Open the event, then Share & embed, and choose RSVPs or tickets.",
      "Add the page’s site under Allowed sites and copy the lines.",
      "Paste them into the page and answer or buy there.",
      "Take the site off the list again and reload the page.",
    ],
    done: "The first time the widget works in place; the second time only the link inside it is shown.",
  },
  {
    id: "account",
    title: "An account, from signing up to signing in by link",
    minutes: 4,
    needs: "An e-mail address. In the demo, mails stay in the local outbox.",
    steps: [
      "Sign up. Open the mail and confirm by the button.",
      "Sign out: after a moment you are on the sign-in page.",
      "Ask for a one-time link and open it twice.",
      "Ask for a new password by Forgotten password.",
    ],
    done: "The link works once; the second time the page says so. With the new password, older sessions are over.",
  },
  {
    id: "help",
    title: "A question to the operator",
    minutes: 3,
    needs: "Nothing.",
    steps: [
      "Open any help article and choose Write to us.",
      "Leave the address out and send: the field says what is missing, and nothing you typed is lost.",
      "Fill it in and send again.",
    ],
    done: "You get a number and a mail; signed in, the request stands under Support with its state.",
  },
];
