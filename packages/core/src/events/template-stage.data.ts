import { entry } from "./template-entry.rules.ts";
import type { EventTemplate } from "./templates.types.ts";

/** Something to see and hear. */
export const stageTemplates: readonly EventTemplate[] = [
  {
    key: "music-festival",
    title: "Music festival",
    family: "stage",
    eventTypeId: "social-type-1",
    line: "Two days, several stages, gates and wristbands.",
    story:
      "Two days of music out of doors. Gates open at noon. The programme names stage and hour; what moves on the day is told here first.",
    weekday: 6,
    weeksAhead: 30,
    starts: "12:00",
    ends: { day: 1, at: "23:00" },
    programme: [
      entry(0, "12:00", 60, "other", "Gates open"),
      entry(0, "14:00", 60, "performance", "First band"),
      entry(0, "16:00", 60, "performance", "Second band"),
      entry(0, "18:30", 75, "performance", "Early evening"),
      entry(0, "21:00", 120, "performance", "Headliner"),
      entry(1, "12:00", 60, "other", "Gates open"),
      entry(1, "14:00", 60, "performance", "First band"),
      entry(1, "17:00", 75, "performance", "Late afternoon"),
      entry(1, "20:30", 120, "performance", "Headliner"),
    ],
  },
  {
    key: "comedy-show",
    title: "Comedy show",
    family: "stage",
    eventTypeId: "social-type-1",
    line: "Doors, an opener, the main act, one break.",
    story:
      "An evening of stand-up with one break. Seats are free; come early if you would like to sit together, or at the back.",
    weekday: 5,
    weeksAhead: 6,
    starts: "19:00",
    ends: { day: 0, at: "22:00" },
    programme: [
      entry(0, "19:00", 60, "social", "Doors and bar"),
      entry(0, "20:00", 30, "performance", "Opener"),
      entry(0, "20:30", 20, "social", "Break"),
      entry(0, "20:50", 70, "performance", "Main act"),
    ],
  },
  {
    key: "art-exhibition",
    title: "Art exhibition",
    family: "stage",
    eventTypeId: "cultural-type-1",
    line: "An opening night, then a tour with the artist.",
    story:
      "Opening night, with the artist there. A short talk at seven; the bar and the rooms are open all evening.",
    weekday: 5,
    weeksAhead: 8,
    starts: "18:00",
    ends: { day: 0, at: "22:00" },
    programme: [
      entry(0, "18:00", 60, "social", "Doors"),
      entry(0, "19:00", 20, "talk", "Opening words"),
      entry(0, "19:30", 45, "tour", "Tour with the artist"),
      entry(0, "20:15", 105, "social", "Rooms and bar"),
    ],
  },
  {
    key: "film-screening",
    title: "Film screening",
    family: "stage",
    eventTypeId: "cultural-type-1",
    line: "A film, and those who made it afterwards.",
    story:
      "A film, and afterwards a conversation with those who made it. Doors open half an hour before; the film begins on time.",
    weekday: 4,
    weeksAhead: 6,
    starts: "18:30",
    ends: { day: 0, at: "22:00" },
    programme: [
      entry(0, "18:30", 30, "social", "Doors"),
      entry(0, "19:00", 110, "performance", "The film"),
      entry(0, "20:50", 40, "session", "Conversation"),
      entry(0, "21:30", 30, "social", "Foyer"),
    ],
  },
  {
    key: "talent-show",
    title: "Talent show",
    family: "stage",
    eventTypeId: "community-type-1",
    line: "Acts by those one knows, a jury, a winner, much applause.",
    story:
      "Everybody who can do something, and everybody who wants to see it. Sign up with your act, five minutes at most; the audience helps to decide.",
    weekday: 6,
    weeksAhead: 8,
    starts: "16:00",
    ends: { day: 0, at: "20:30" },
    programme: [
      entry(0, "16:00", 90, "other", "Rehearsal for acts"),
      entry(0, "17:30", 60, "performance", "First half"),
      entry(0, "18:30", 30, "social", "Break"),
      entry(0, "19:00", 45, "performance", "Second half"),
      entry(0, "19:45", 30, "ceremony", "The jury decides"),
    ],
  },
];
