import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Answers, orders, refunds, waiting lists, polls that close, messages, and campaigns that stop by themselves are told to everybody who works on the event and may see them. Nobody is told of what they did themself.",
    { heading: "Here" },
    "Notices, in the menu, has them by day, with how many are new. Open one and you are where it happened. Unread ones also stand on At a Glance.",
    { heading: "By mail" },
    "For each topic you choose: at once, every hour, every morning at eight, or never. What happens within two minutes comes as one mail. What you have read here, what somebody changed again, and what you may not see any more does not come.",
    { heading: "On your devices" },
    "Under Notifications in your account settings, Tell me on this device asks your browser once; from then on it tells you also while Jubilee is closed. You choose which topics, take other devices off the list there, and a device that is signed out is told nothing more. On an iPhone or iPad, put Jubilee on the home screen first.",
    { heading: "Quiet hours and mutes" },
    "In quiet hours, by your own clock, no mail comes and no device tells; both wait until they are over. A muted event tells you nothing at all.",
    { heading: "Mails to your guests" },
    "A mail that comes back because its address does not exist, and one that somebody reports as unwanted, stop every further mail to that address at once. Who unsubscribes still gets tickets, receipts and changes of plans.",
  ],
  next: ["account-settings"],
  open: { label: "Your notices", path: href("notices") },
};
