import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "A campaign is one mail to many people of an event. It stands under the event’s tab Campaigns.",
    {
      steps: [
        "Press New campaign and choose who gets it: everyone, those without an answer, a group, whoever has a ticket, or an audience that you keep.",
        "Write the subject, and put the mail together from text, pictures, buttons, the event’s card, its schedule, its tickets and the answer buttons. Schedule and tickets are shown as they stand when each mail goes.",
        "Add a language where some of your people read another one. Who reads none of yours gets the first.",
        "Look at it on a desktop, a phone, by night and as plain text, and send yourself a test.",
        "Press Review and send. It goes now or at a time, on the event’s clock or on each one’s own.",
      ],
    },
    { heading: "Mails that follow the event" },
    "Choose “Days before or after the event or an invitation” where you choose its time: a week before it begins, the day after it ends, or some days after an invitation that has not been answered. When the event moves, they move along; what would come too late does not go, and you are told. Whoever answers is not asked any more, and nobody gets a mail twice.",
    "“Mails around the event” makes three such drafts for you to write on.",
    { heading: "What keeps it from going" },
    "A subject or a text that is not written in a language that is begun, a button that leads nowhere, a picture of which nothing is said, a place to fill in that stays empty for somebody, and an event that is not published.",
    { heading: "Yes, Maybe and No in the mail" },
    "The answer buttons lead each reader to their own page with that answer chosen. It counts when they press it there: some mail programs open every link by themselves, and nobody should have said no because of that. Where the event takes no replies, there is one button to the tickets or the event’s page instead.",
    { heading: "While it goes" },
    "You can pause it, let it go on, or stop it for good. Both hold at once: only a mail that a mail server is just being given still goes, and the page says so. While it is paused you can change what it says for those who have not got it. Nobody gets it twice, not even when the server was away in between. It pauses by itself where one in twenty comes back or three in a thousand report it as unwanted.",
    { heading: "Who gets none" },
    "Who has unsubscribed, whose address does not exist or who reported a mail gets no campaign, also after another import. Tickets and orders still reach them.",
    { heading: "What became of it" },
    "You see how many it was sent to, how many mails arrived as far as the mail services say so, whom it did not reach and why, and who has answered since.",
    "Links that lead away from your event, and the answer buttons, go by way of an address of the product, which knows where each leads and counts who pressed it: each person once, and how often in all. Links to tickets, orders and the way off the list are never counted. Read the number as “at least”: some copy an address, or follow it where nobody can tell.",
    "Some mail programs follow links by themselves to check them. Where one follows all links of a mail within seconds, that is left out; a program that follows only some of them cannot be told from a person.",
    "Opening is only counted where you choose “Count who opens it” before it goes, and the foot of each mail says so to its readers. It is told by a small picture: some programs load it for their readers, others never do. Your own previews and tests are not counted.",
    {
      mind: "What you write is kept a moment after you stop. What a colleague or another window writes meanwhile is shown at once where you have typed nothing; else you choose which of the two stays.",
    },
  ],
  next: ["addresses-without-mails", "polls", "share-a-link"],
  open: { label: "Your campaigns", path: href("campaigns.list") },
};
