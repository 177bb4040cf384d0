import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Some addresses get no campaigns, announcements and invitations from you. The list says which, why and since when. It is about addresses: another import of the same people changes nothing.",
    { heading: "Why an address is on it" },
    "Unsubscribed: the person wants no mails from you, or none about one topic. Bounced: the address does not exist. Complained: the person reported a mail as unwanted. Stopped by you: somebody of your team put it there.",
    { heading: "Stop mails to an address" },
    {
      steps: [
        "Open your campaigns and press Unsubscribed and bounced.",
        "Press Stop mails to an address.",
        "Write one address or paste several, each on a line or with commas between them, and a reason for your team if you like.",
        "You are told how many of them were new on the list.",
      ],
    },
    { heading: "Take one off again" },
    "What your team stopped it can take off the list. Who unsubscribed can only come back by themselves, by the link in a mail or on their page. An address that bounced you can try again, once you know that it is there. Who complained can only ask for mails again themselves, by writing to the administrator of this installation.",
    {
      mind: "Orders, tickets and changes of plans still go to who unsubscribed or was stopped by you. To an address that bounced nothing goes at all.",
    },
  ],
  next: ["email-campaigns"],
  open: { label: "Unsubscribed and bounced", path: href("campaigns.stops") },
};
