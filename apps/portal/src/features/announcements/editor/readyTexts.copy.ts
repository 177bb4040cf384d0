import { richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";

/** A text that hosts need in a hurry. */
export interface ReadyText {
  name: string;
  subject: string;
  body: RichText;
}

/** A greeting by name, and what is said after it. */
const letter = (said: string): RichText => ({
  version: 1,
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Dear " },
        { type: "field", attrs: { name: "first_name", fallback: "" } },
        { type: "text", text: "," },
      ],
    },
    ...richTextOf(said).content,
  ],
});

const always: readonly ReadyText[] = [
  {
    name: "Running late",
    subject: "We start a little later",
    body: letter(
      "we are running late and begin half an hour later. Take your time, nothing starts without you.",
    ),
  },
  {
    name: "Parking",
    subject: "Where to park",
    body: letter(
      "parking is short at the house itself. The large car park is five minutes on foot; from there follow the signs.",
    ),
  },
  {
    name: "Moved inside",
    subject: "We moved inside",
    body: letter(
      "the weather wants us indoors. Same place, same time: come through the main entrance.",
    ),
  },
];

const ofSport: readonly ReadyText[] = [
  {
    name: "Meet earlier",
    subject: "We meet half an hour earlier",
    body: letter("please come half an hour earlier, so that everybody is warm when it begins."),
  },
];

const ofFeast: readonly ReadyText[] = [
  {
    name: "The way home",
    subject: "The last ride home",
    body: letter(
      "the last shuttle home leaves at midnight from the main entrance. Whoever stays longer finds taxis there.",
    ),
  },
];

/** Texts for an event's type: what every event needs, and what its kind does. */
export function readyTextsFor(eventTypeId: string): readonly ReadyText[] {
  if (/sport|club|team/.test(eventTypeId)) return [...always, ...ofSport];
  if (/wedding|birthday|party|reunion|gala/.test(eventTypeId)) return [...always, ...ofFeast];
  return always;
}
