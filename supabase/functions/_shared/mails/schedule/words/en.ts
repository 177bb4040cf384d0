import type { ScheduleWords } from "./words.types.ts";

export const words: ScheduleWords = {
  subjects: {
    in: (activity) => `You’re in: ${activity}`,
    waiting: (activity) => `On the waiting list for ${activity}`,
    promoted: (activity) => `You have a place in ${activity}`,
    changed: () => "The schedule has changed",
  },
  titles: {
    in: "You’re in",
    waiting: "You’re in line",
    promoted: "A place came free",
    changed: "Something moved",
  },
  sentences: {
    in: (activity) =>
      `Your place in “${activity}” is kept. If you cannot come, give it back so that somebody else can.`,
    waiting: (activity) =>
      `Every place in “${activity}” is taken. When one comes free it goes to the first in line, and we write to you.`,
    promoted: (activity) =>
      `You were on the waiting list for “${activity}”, and now you are in. If you cannot come, give the place back so that the next in line can.`,
    changed: () =>
      "Something you signed up for or host has changed. Your places in what takes place are kept.",
  },
  changes: {
    added: "New",
    removed: "Removed",
    cancelled: "Cancelled",
    reopened: "Takes place after all",
    moved: "New time",
    room: "New room",
    host: "New host",
    title: "New title",
    details: "Details",
  },
  before: (was) => `Before: ${was}`,
  mine: "Your schedule",
  takesPart: "For",
  people: (count) => `${count} people: you and whom you bring`,
  why: (email) =>
    `You receive this because ${email} signed up for an activity or hosts one. The link above is yours alone.`,
};
