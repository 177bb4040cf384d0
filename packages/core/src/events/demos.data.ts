import type { Demo, DemoSheet } from "./demos.types.ts";

/** All twelve. */
export const demos: readonly Demo[] = [
  {
    name: "school-demo",
    templateKey: "school",
    eventTypeId: "school-type-1",
    title: "A class comes back",
    line: "Twenty-five years on: three classes, a tour of the old school, a banquet that sells.",
    looks: [
      "Who has answered, by class, and who has not opened the invitation",
      "Seven months of tasks, most of them done and one of them late",
      "Banquet tickets with their orders",
    ],
  },
  {
    name: "family-demo",
    templateKey: "family",
    eventTypeId: "family-type-1",
    title: "Five generations, one walnut tree",
    line: "Four branches on a farm: who sleeps where, who brings what, and one picture.",
    looks: [
      "Households by branch, children’s plates and beds",
      "The day’s programme, from coffee to barbecue",
      "What the family says to each other before it meets",
    ],
  },
  {
    name: "club-demo",
    templateKey: "club",
    eventTypeId: "club-type-1",
    title: "The club’s yearly evening",
    line: "Meeting, elections and supper of a rowing club, with members by their boats.",
    looks: [
      "Answers by interest group, and who holds a proxy",
      "Supper tickets beside a meeting that is free",
      "A poll that names the new boat",
    ],
  },
  {
    name: "community-demo",
    templateKey: "community",
    eventTypeId: "community-type-1",
    title: "A street without cars",
    line: "A neighbourhood outdoors: stalls, one long table, children, a tent for what should change.",
    looks: [
      "Organizations, helpers and their dishes on one list",
      "A programme with several places at once",
      "What goes out when it rains",
    ],
  },
  {
    name: "military-demo",
    templateKey: "military",
    eventTypeId: "military-type-1",
    title: "A battalion meets again",
    line: "Three days of a service unit: hospitality room, roll of honour, museum, banquet.",
    looks: [
      "Units, ranks of arrivals and rooms without stairs",
      "Weekend and banquet tickets, and seats that a fund pays",
      "A programme over three days, tables by unit",
    ],
  },
  {
    name: "fraternity-sorority-demo",
    templateKey: "fraternity-sorority",
    eventTypeId: "fraternity-sorority-type-1",
    title: "Homecoming of a chapter",
    line: "Open house, chapter meeting and a banquet by pledge class, with a scholarship fund.",
    looks: [
      "Five classes side by side: who comes and who is missing",
      "Four kinds of banquet tickets",
      "Twelve round tables, waiting for names",
    ],
  },
  {
    name: "sports-team-demo",
    templateKey: "sports-team",
    eventTypeId: "sports-team-type-1",
    title: "The season that is told for ever",
    line: "An old squad on the pitch once more, the photograph, and supper.",
    looks: [
      "Who plays, who runs a little and who cheers",
      "Shirt sizes from the form",
      "Supper tickets and a poll on whose story opens it",
    ],
  },
  {
    name: "cultural-demo",
    templateKey: "cultural",
    eventTypeId: "cultural-type-1",
    title: "A feast of lights",
    line: "Cooking, dances, three generations and lamps at dusk, for those who know it and those who do not.",
    looks: [
      "Answers by community and by part of the day",
      "Workshops in two rooms at the same hour",
      "Questions that guests ask before they come",
    ],
  },
  {
    name: "friends-demo",
    templateKey: "friends",
    eventTypeId: "friends-type-1",
    title: "Twelve friends and a stove",
    line: "A house by a lake, two nights and as little plan as possible.",
    looks: [
      "A small list that still wants beds and lifts",
      "Who cooks when, asked by the form",
      "Half of the tasks are somebody else’s",
    ],
  },
  {
    name: "milestone-demo",
    templateKey: "milestone",
    eventTypeId: "milestone-type-1",
    title: "Seventy, and some fuss",
    line: "A birthday dinner for a mother who wanted none, with a secret to keep.",
    looks: [
      "Family, neighbours and a swimming club on one list",
      "Speeches, pictures and who may say a few words",
      "Meals, diets and eight round tables",
    ],
  },
  {
    name: "professional-demo",
    templateKey: "professional",
    eventTypeId: "professional-type-1",
    title: "Two talks and a long supper",
    line: "A gathering of a trade: talks, an open round, supper at mixed tables.",
    looks: [
      "Firms and trades from the form",
      "Places with a price, and their orders",
      "The hour before the last train, in the programme",
    ],
  },
  {
    name: "social-demo",
    templateKey: "social",
    eventTypeId: "social-type-1",
    title: "A long table at home",
    line: "Seventeen households, one flat, a buffet and a change of seats.",
    looks: [
      "Who brings chairs and who may not eat nuts",
      "A page that says the door code only to guests",
      "Six weeks of small tasks",
    ],
  },
];

/** What its author wrote; each comes as a file of its own. */
export const sheetLoaders: Readonly<Record<string, () => Promise<{ sheet: DemoSheet }>>> = {
  "school-demo": () => import("./demos/school.data.ts"),
  "family-demo": () => import("./demos/family.data.ts"),
  "club-demo": () => import("./demos/club.data.ts"),
  "community-demo": () => import("./demos/community.data.ts"),
  "military-demo": () => import("./demos/military.data.ts"),
  "fraternity-sorority-demo": () => import("./demos/fraternity-sorority.data.ts"),
  "sports-team-demo": () => import("./demos/sports-team.data.ts"),
  "cultural-demo": () => import("./demos/cultural.data.ts"),
  "friends-demo": () => import("./demos/friends.data.ts"),
  "milestone-demo": () => import("./demos/milestone.data.ts"),
  "professional-demo": () => import("./demos/professional.data.ts"),
  "social-demo": () => import("./demos/social.data.ts"),
};
