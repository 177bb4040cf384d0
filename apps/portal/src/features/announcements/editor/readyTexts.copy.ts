import { firstNameMark } from "@jubilee/core/announcements/announcements.rules";

/** A text that hosts need in a hurry. */
export interface ReadyText {
  name: string;
  subject: string;
  body: string;
}

const greeting = `Dear ${firstNameMark},`;

const always: readonly ReadyText[] = [
  {
    name: "Running late",
    subject: "We start a little later",
    body: `${greeting}\n\nwe are running late and begin half an hour later. Take your time, nothing starts without you.`,
  },
  {
    name: "Parking",
    subject: "Where to park",
    body: `${greeting}\n\nparking is short at the house itself. The large car park is five minutes on foot; from there follow the signs.`,
  },
  {
    name: "Moved inside",
    subject: "We moved inside",
    body: `${greeting}\n\nthe weather wants us indoors. Same place, same time: come through the main entrance.`,
  },
];

const ofSport: readonly ReadyText[] = [
  {
    name: "Meet earlier",
    subject: "We meet half an hour earlier",
    body: `${greeting}\n\nplease come half an hour earlier, so that everybody is warm when it begins.`,
  },
];

const ofFeast: readonly ReadyText[] = [
  {
    name: "The way home",
    subject: "The last ride home",
    body: `${greeting}\n\nthe last shuttle home leaves at midnight from the main entrance. Whoever stays longer finds taxis there.`,
  },
];

/** Texts for an event's type: what every event needs, and what its kind does. */
export function readyTextsFor(eventTypeId: string): readonly ReadyText[] {
  if (/sport|club|team/.test(eventTypeId)) return [...always, ...ofSport];
  if (/wedding|birthday|party|reunion|gala/.test(eventTypeId)) return [...always, ...ofFeast];
  return always;
}
