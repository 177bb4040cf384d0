import { href } from "../../app/routing/href.ts";
import type { ArticleText } from "../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "An announcement stands on each one’s own page and, if you like, goes out by e-mail and stands on the event’s page.",
    {
      steps: [
        "Press Announce in the event’s tab Announcements.",
        "Choose who gets it. The figure says how many that is, and how many an e-mail reaches; one press shows the others.",
        "Write it, or begin with a ready text. Look at it as one of them sees it.",
        "Send it now, at a time at the event’s place, or at a time on each one’s own clock.",
      ],
    },
    { heading: "Its text" },
    "Titles, lists, links and pictures look the same in the mail, on each one’s page and on the event’s page. Type { for what is known of each reader, such as their first name or their group. Where nothing is known of somebody, write what stands there instead: until then it does not go. Say of each picture what is to be seen.",
    { heading: "Languages" },
    "Where some of them read another language, its text is asked for before it goes. You can let them have the main one.",
    { heading: "After it went" },
    "Its words can be changed: what was changed is marked and new again for everybody, and what it said before is kept. You see how many have read it. Mails that went stay as they are, and no other goes by itself: “Tell them again” sends a mail with the new words, marked as corrected, to as many as it says.",
    { heading: "Stopping it" },
    "Until it has gone to everybody you can stop it. Who has it keeps it, nobody more gets it.",
    { mind: "It is not sent as a text message." },
  ],
  next: ["polls", "dates-and-zones"],
  open: { label: "Your announcements", path: href("announcements.list") },
};
