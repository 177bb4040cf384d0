import { entry } from "./template-entry.rules.ts";
import type { EventTemplate } from "./templates.types.ts";

/** Going somewhere together. */
export const tripTemplates: readonly EventTemplate[] = [
  {
    key: "family-vacation",
    title: "Family vacation",
    family: "trips",
    eventTypeId: "family-type-1",
    line: "A week under one roof, with days together and days apart.",
    story:
      "A week under one roof. Some things we do together; the rest of the time is everybody’s own.\n\nTell us who comes, when you arrive, and what the children eat this year.",
    weekday: 6,
    weeksAhead: 26,
    starts: "15:00",
    ends: { day: 7, at: "10:00" },
    programme: [
      entry(0, "15:00", 180, "social", "Arrival and rooms"),
      entry(0, "19:00", 90, "meal", "First supper"),
      entry(1, "10:00", 300, "tour", "The beach, all of us"),
      entry(3, "09:30", 420, "tour", "The big outing"),
      entry(5, "18:00", 150, "meal", "The children cook"),
      entry(6, "17:00", 30, "social", "The photo on the steps"),
      entry(7, "08:30", 90, "meal", "Last breakfast"),
    ],
  },
  {
    key: "group-trip",
    title: "Group trip",
    family: "trips",
    eventTypeId: "friends-type-1",
    subject: "sails",
    line: "A long weekend in another city, and who is where.",
    story:
      "Three days in another city. The times below are the city’s own; come along to what you like and meet us for supper.",
    weekday: 4,
    weeksAhead: 14,
    starts: "18:00",
    ends: { day: 3, at: "14:00" },
    programme: [
      entry(0, "18:00", 120, "social", "Meeting at the hotel bar"),
      entry(1, "10:00", 150, "tour", "Walk through the old town"),
      entry(1, "15:00", 120, "tour", "Museum, or the market"),
      entry(1, "20:00", 120, "meal", "Supper together"),
      entry(2, "11:00", 360, "tour", "Out of the city"),
      entry(2, "20:30", 150, "meal", "Last evening"),
    ],
  },
  {
    key: "adventure-tour",
    title: "Adventure tour",
    family: "trips",
    eventTypeId: "friends-type-1",
    subject: "garden",
    line: "Days outdoors with a guide, stages, and what to pack.",
    story:
      "Four days outdoors, from hut to hut. You should be able to walk six hours a day with a pack; everything else we carry together.\n\nTell us about allergies and anything the guide should know.",
    weekday: 4,
    weeksAhead: 20,
    starts: "16:00",
    ends: { day: 3, at: "16:00" },
    programme: [
      entry(0, "16:00", 90, "session", "Meeting the guide, checking the packs"),
      entry(0, "18:30", 90, "meal", "Supper at the valley inn"),
      entry(1, "07:30", 480, "sport", "First stage"),
      entry(2, "07:00", 540, "sport", "Second stage, over the pass"),
      entry(3, "08:00", 360, "sport", "Down to the lake"),
      entry(3, "14:30", 90, "meal", "Late lunch and farewell"),
    ],
  },
];
