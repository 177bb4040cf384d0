import type { Reader } from "../../time/reader.types.ts";
import type { Message, MessageAuthor, ReactionChoice } from "./conversation.types.ts";

/** Thursday 20 May 2027, three weeks before the reunion. */
export const sampleReader: Reader = {
  locale: "en-GB",
  timeZone: "America/New_York",
  today: "2027-05-20",
};

const me: MessageAuthor = { id: "me", name: "Marisol Aguirre" };
const siobhan: MessageAuthor = { id: "sb", name: "Siobhán Byrne" };
const jorg: MessageAuthor = { id: "jm", name: "Jörg Müller", note: "Host" };
const layla: MessageAuthor = { id: "lh", name: "ليلى الحدّاد" };
const max: MessageAuthor = { id: "mf", name: "Maximiliana Featherstonehaugh-Villavicencio" };
const authors = [siobhan, jorg, layla, max, me];

/** The signs of the stories. */
export const sampleSigns: readonly ReactionChoice[] = [
  { id: "heart", sign: "♥", name: "Heart" },
  { id: "note", sign: "♫", name: "Song" },
  { id: "star", sign: "★", name: "Star" },
];
const [heart, note] = sampleSigns;
const given = (sign: ReactionChoice | undefined, count: number, isOwn = false) =>
  sign ? [{ ...sign, count, isOwn }] : [];

const lake =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 280"><rect width="560" height="280" fill="sienna"/><circle cx="400" cy="150" r="60" fill="khaki"/><path d="M0 190h560v90H0z" fill="slateblue"/></svg>`,
  );

/** A conversation with everything that can be in one. */
export const sampleMessages: readonly Message[] = [
  {
    id: "1",
    author: layla,
    isOwn: false,
    sentAt: "2027-05-19T16:40:00Z",
    text: "شكرًا جزيلًا، سنكون أربعة",
  },
  {
    id: "2",
    author: layla,
    isOwn: false,
    sentAt: "2027-05-19T16:41:00Z",
    text: "We come with the little one and a pram.",
  },
  {
    id: "3",
    author: me,
    isOwn: true,
    sentAt: "2027-05-20T12:31:00Z",
    text: "Yes, prams go on the lower deck. Kofi, can you keep the left corner free?",
    quote: { author: layla.name, text: "We come with the little one and a pram." },
    reactions: given(heart, 3),
    isEdited: true,
    seen: "Seen by 23",
  },
  {
    id: "4",
    author: max,
    isOwn: false,
    sentAt: "2027-05-20T17:50:00Z",
    text: "",
    state: "removed",
  },
  {
    id: "5",
    author: siobhan,
    isOwn: false,
    sentAt: "2027-05-20T18:02:00Z",
    text: "The old jazz section said yes!",
  },
  {
    id: "6",
    author: siobhan,
    isOwn: false,
    sentAt: "2027-05-20T18:02:30Z",
    text: "",
    pictures: [{ id: "lake", src: lake, alt: "The lake at nine", width: 560, height: 280 }],
  },
  {
    id: "7",
    author: siobhan,
    isOwn: false,
    sentAt: "2027-05-20T18:03:00Z",
    text: "One set before dinner, forty minutes, and they want a song list from us.",
    reactions: [...given(heart, 18, true), ...given(note, 4)],
  },
  {
    id: "8",
    author: jorg,
    isOwn: false,
    sentAt: "2027-05-20T18:06:00Z",
    text: "Then the microphones must be there by five.",
  },
];

/** The two states that a message of one's own can be left in. */
export const unsentMessages: readonly Message[] = [
  {
    id: "9",
    author: me,
    isOwn: true,
    sentAt: "2027-05-20T18:07:00Z",
    text: "I ask the class for songs tonight.",
    state: "failed",
  },
  {
    id: "10",
    author: me,
    isOwn: true,
    sentAt: "2027-05-20T18:07:20Z",
    text: "Twenty at most.",
    state: "sending",
  },
];

const said = [
  "See you at the slip.",
  "The boat home leaves at 23:40, and the last bus to the station waits for it. Whoever stays at the lake finds the key under the blue pot.",
  "سأحضر الصور القديمة كلّها",
  "Ja.",
  "Who brings the long table?",
];

/** As many as asked for, one every seven minutes, the last at ten in the evening. */
export function manyMessages(count: number, from = 0): Message[] {
  const end = Date.UTC(2027, 4, 20, 2);
  return Array.from({ length: count }, (_, place) => {
    const at = place + from;
    const author = authors[(at * 7) % 5] ?? siobhan;
    return {
      id: `m${at}`,
      author,
      isOwn: author === me,
      sentAt: new Date(end - (10_000 - at) * 420_000).toISOString(),
      text: `${said[at % said.length]} (${at})`,
    };
  });
}
