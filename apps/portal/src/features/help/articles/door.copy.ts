import type { ArticleBodies } from "../help.types.ts";

/** The day itself. */
export const doorBodies: ArticleBodies = {
  "check-in": {
    body: [
      {
        steps: [
          "Open the event, then Check-in, and add a gate: its name and the tickets it lets in.",
          "Make a link for each device and send it to the steward. No account is needed.",
          "The steward opens it, waits for “Ready for offline”, and scans with the camera or a hand scanner, or types a name.",
        ],
      },
      "Green lets in, with a sound and words beside the colour; a ticket used before, a forged one and one for another gate say so. Undo takes a mistake back.",
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
      "Open the event, then Check-in, then Badges. Choose the size, look at the pages and print; each badge carries the name and the code of its ticket.",
      "Badges follow the guest list: change a name there and print that badge again.",
    ],
    next: ["check-in"],
  },
};
