import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "A team comes with Business. Everybody signs in as themselves, and sees and does what their role says.",
    { heading: "Invite somebody" },
    {
      steps: [
        "Press Invite, type their address and choose a role.",
        "Leave it at all events, or choose some: of the others they see nothing.",
        "They get a link by mail. It is good once, for seven days, and only with that address.",
      ],
    },
    "An invitation stands in the list until it is accepted. Send the link again, and the one before it opens nothing any more; take it back, and its page says so.",
    { heading: "The roles" },
    {
      list: [
        "Admin: everything, the team and its roles too. Ten at most, the owner and those invited among them.",
        "Editor: changes everything of an event but money back and deleting.",
        "Finance: sees sums and orders, and pays back.",
        "Check-in: scans tickets and sees names, never an e-mail address or a telephone number.",
        "Volunteer coordinator: plans the day and writes to people.",
        "Viewer: reads, changes nothing.",
      ],
    },
    "The table under the list says it exactly. Make a role of your own where none fits: tick what it may do. Nobody gives what they may not do themselves.",
    { heading: "Working in several accounts" },
    "Your own account stays yours. Where you work in more than one, its name stands beside your picture: press it to change which one lists, search and new events are about. Links into another account’s event open all the same.",
    { heading: "When somebody goes" },
    "Remove them from the menu at the end of their line, or leave by yours. Access ends at once, and within half a minute also in pages that are open. What they did stays, under their name.",
    { heading: "Hand the account over" },
    "An owner who wants to pass the account on offers it to an admin of all events, in the menu at the end of their line. Both prove who they are, and the other has seven days to say yes or no on this page; until then it can be taken back.",
    {
      list: [
        "Along go the events, guests, orders and books, and the plan for the time that is paid. It ends then, unless the new owner pays on.",
        "With the old owner stay the way to pay, the invoices and the bank account. They stay in the team as an admin, with an empty account of their own.",
        "One person owns one account: whoever takes over has none that is in use.",
      ],
    },
    {
      mind: "On a smaller plan the team keeps reading, and only the owner changes things.",
    },
  ],
  next: ["account-settings", "plans"],
  open: { label: "Your team", path: href("team") },
};
