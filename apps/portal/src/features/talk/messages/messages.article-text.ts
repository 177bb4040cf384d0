import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Each event has a conversation of its own, under its tab Messages. Everyone who comes belongs to it, by their answer or a ticket. Guests read and write on their own page, in their language and without an account.",
    {
      steps: [
        "Open an event and its tab Messages, or Messages for all your events at once.",
        "Choose a conversation and write. Enter sends, Shift and Enter breaks the line.",
        "Press Write to somebody for a word with one guest, with colleagues, with a few people, or with everybody of a group or an activity.",
      ],
    },
    "What one guest and you say to each other is seen by whoever works on the event with you. What is said between colleagues, or among a few whom you chose, is read by those alone. Under the three dots of such a small group you name it, ask more people in (they read what was said before, too), or leave it.",
    { heading: "While you write" },
    "Arrow up in an empty field changes what you said last. A name after @ names somebody. What you began stays on this device, and what you send without a connection goes out once there is one, once and in its order.",
    { heading: "Pictures and files" },
    "The paper clip attaches pictures and files; you can also drop them, or paste a picture. A message can have ten, up to 10 MB each: pictures, PDF, text, spreadsheets, documents, sound and video. You need not wait: press Send, and the message goes when its files are there. What does not fit or did not arrive stays below your words and says why. Where a picture was taken is removed. Who reads the conversation sees them, and nobody else; whoever deletes a message deletes its files.",
    { heading: "Who may say what" },
    "Under the three dots of a conversation you keep the word to the hosts, end it, or open it again; Go to a day, there too, opens what was said then. It ends by itself 15 days after the event and can still be read.",
    { heading: "Who is told" },
    "Messages to you, to the hosts, or with your name after @ come at once; what many read comes with your daily mail. You choose both in your account's settings. A conversation that you mute tells you only when somebody names you. Guests get a mail in their language when a message has waited ten minutes unread, never at night, and no second one before they have read it.",
    { heading: "When something is not right" },
    "Everybody can report a message to you, block a person for themselves, and mute a conversation. You can hide a message from everybody and stop somebody from writing.",
    {
      mind: "Only what is typed is kept. Who is writing, and who is there, is told and forgotten.",
    },
  ],
  next: ["polls"],
  open: { label: "Your messages", path: href("messages.list") },
};
