import type { ArticleBodies } from "../help.types.ts";

/** The day itself. */
export const doorBodies: ArticleBodies = {
  "check-in": {
    body: [
      {
        steps: [
          "Open the event, then Check-in, and add a gate: its name and whom it lets in: guests who answered yes, holders of tickets, or both.",
          "Make a link for each device and send it to the steward. No account is needed.",
          "The steward opens it, waits for “Ready for offline”, and scans with the camera or a hand scanner, or types a name.",
        ],
      },
      "Green lets in, with a sound and words beside the colour; a ticket used before, a forged one and one for another gate say so. Undo takes a mistake back.",
      { heading: "Guests without tickets" },
      "Whoever answered yes has a code on their own page and in the mail that confirms the answer, and stands in the list by name, with everybody they bring. After one code the steward can let in the rest of the party at once. Somebody with a ticket as well is counted once, by the ticket.",
      "Where you allow it, the steward adds people at the door. The device says when the house is full or every place is promised, and they stand on your guest list from then on.",
      { heading: "Without a network" },
      "The device checks the ticket’s signature itself and sends its scans when the network is back. If one ticket went in at two gates meanwhile, you are shown it.",
      {
        mind: "Stewards see names and tickets, never e-mail addresses. Revoke a link and its device is out at once.",
      },
    ],
    next: ["badges", "orders"],
    open: { label: "Your events", path: "/manage-events" },
  },
  badges: {
    body: [
      "Open the event, then Check-in, then Badges. Choose the size, look at the pages and print; each badge carries a name and the code that lets in its ticket or guest.",
      "Badges follow the guest list: change a name there and print that badge again.",
    ],
    next: ["check-in"],
  },
};
