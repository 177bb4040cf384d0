import type { EventTypeId } from "../sharing/public-event.types.ts";
import type { JourneySubject, StageKey } from "./journey.types.ts";

/** A stage as it is written down: from how many days before, its name, what it is for. */
type Written = readonly [from: number, name: string, purpose: string];

export interface WrittenJourney {
  subject: JourneySubject;
  stages: Readonly<Record<StageKey, Written>>;
}

/** How each kind of event is planned, from the first thought to the thanks. */
export const writtenJourneys: Readonly<Record<EventTypeId, WrittenJourney>> = {
  "club-type-1": {
    subject: "rosettes",
    stages: {
      begin: [120, "Ask the members", "What the club wants, and who of the committee carries it."],
      settle: [75, "Settle the evening", "The day in the club’s year, the room, the money for it."],
      invite: [
        45,
        "Call the members",
        "The invitation, in time for what the rules of the club ask.",
      ],
      fill: [28, "Fill the agenda", "Reports, motions, honours, and what there is to eat."],
      last: [
        10,
        "The last ten days",
        "Numbers to the kitchen, papers printed, the list for the door.",
      ],
      day: [0, "The evening, and after", "The room, the vote, the minutes to all members."],
    },
  },
  "community-type-1": {
    subject: "awnings",
    stages: {
      begin: [
        240,
        "Find the neighbours",
        "Who carries it, and what the street or the parish wants.",
      ],
      settle: [
        150,
        "Permits and the place",
        "Ground, power, water, insurance, and who signs for it.",
      ],
      invite: [
        90,
        "Bring in the groups",
        "Stalls, clubs, schools and those who never come by themselves.",
      ],
      fill: [45, "Fill the programme", "Stage, games, food, and helpers for every hour."],
      last: [14, "The last two weeks", "Signs, plan of the ground, shifts, and what if it rains."],
      day: [0, "The day, and after", "Setting up, clearing away, and thanks to all who helped."],
    },
  },
  "family-type-1": {
    subject: "patches",
    stages: {
      begin: [300, "Gather the branches", "One of each branch who knows all addresses of it."],
      settle: [
        200,
        "Set the day",
        "The date that most can come, a place for young and old, who pays what.",
      ],
      invite: [
        120,
        "Invite everybody",
        "From the oldest to the newest, also those who live far away.",
      ],
      fill: [
        60,
        "Fill the days",
        "Meals, games, the photo, the tree, and beds for those who stay.",
      ],
      last: [
        21,
        "The last three weeks",
        "Numbers, dishes, rides from the station, what the children need.",
      ],
      day: [
        0,
        "The day, and after",
        "Being together, the photo to all, the tree brought up to date.",
      ],
    },
  },
  "milestone-type-1": {
    subject: "balloons",
    stages: {
      begin: [
        180,
        "Make a wish",
        "What the one who is celebrated would love, and who is in on it.",
      ],
      settle: [120, "Day and place", "The date, the room, and what it may cost."],
      invite: [75, "Invite", "Those who belong there, with a day for their answers."],
      fill: [40, "Fill the evening", "Food, music, speeches, pictures, and one surprise."],
      last: [14, "The last two weeks", "Numbers to the kitchen, who sits where, who fetches whom."],
      day: [0, "The day, and after", "Setting up, celebrating, and thank-you notes."],
    },
  },
  "military-type-1": {
    subject: "ribbons",
    stages: {
      begin: [330, "Muster the unit", "Rolls, associations, and one contact for each company."],
      settle: [240, "Set date and base", "Hotel block, visit of the post, who presides."],
      invite: [
        150,
        "Call them in",
        "Orders to all who served, and to the families of those who fell.",
      ],
      fill: [
        75,
        "Fill the order of events",
        "Memorial, colours, banquet, transport, rooms on the ground floor.",
      ],
      last: [
        21,
        "The last three weeks",
        "Access lists for the gate, seating by company, names to be read.",
      ],
      day: [0, "Reunion, and after", "Remembrance, banquet, and the roll brought up to date."],
    },
  },
  "professional-type-1": {
    subject: "bulbs",
    stages: {
      begin: [
        200,
        "Name the purpose",
        "What shall be different afterwards, for whom, and who decides.",
      ],
      settle: [
        140,
        "Budget and venue",
        "What it may cost, where it is, and contracts with dates to step back.",
      ],
      invite: [
        90,
        "Speakers and invitations",
        "Who speaks, who comes, and what each needs to know.",
      ],
      fill: [45, "Fill the agenda", "Sessions, rooms, equipment, food, and what is recorded."],
      last: [14, "The last two weeks", "Slides, badges, run sheets, and numbers to the venue."],
      day: [0, "The day, and after", "Doors, sessions, feedback, and what was decided in writing."],
    },
  },
  "school-type-1": {
    subject: "bunting",
    stages: {
      begin: [300, "Find each other", "Class lists, married names, and one who knows the others."],
      settle: [180, "Set the day", "The date, the hall, the price a head, who holds the money."],
      invite: [120, "Invite", "Everybody who was found, and word to those who were not."],
      fill: [
        60,
        "Fill the weekend",
        "Tour, banquet, photo, music, and rooms for those from far away.",
      ],
      last: [
        21,
        "The last three weeks",
        "Head count, seating, badges with the face from back then.",
      ],
      day: [0, "The day, and after", "Meeting again, the class photo, and who does the next one."],
    },
  },
  "social-type-1": {
    subject: "cards",
    stages: {
      begin: [90, "Have an idea", "What kind of party, for how many, and who helps."],
      settle: [60, "Day and place", "A date, a room or a garden, and what it may cost."],
      invite: [40, "Invite", "Who comes, with whom, and until when they say so."],
      fill: [
        21,
        "Fill the evening",
        "Food, drink, music, and something to do for those who dance not.",
      ],
      last: [7, "The last week", "Shopping, neighbours, chairs, ice."],
      day: [0, "The party, and after", "Open the door, enjoy it, clear up, say thanks."],
    },
  },
  "sports-team-type-1": {
    subject: "pennants",
    stages: {
      begin: [240, "Call up the squad", "Old team sheets, the coach, and one contact a season."],
      settle: [150, "Set the fixture", "The date, the ground, the clubhouse, and what it costs."],
      invite: [100, "Invite the team", "Players, coaches, those who drove the bus."],
      fill: [
        50,
        "Fill the match day",
        "Match, walk round the ground, dinner, the film of that final.",
      ],
      last: [
        14,
        "The last two weeks",
        "Line-ups, shirts, physiotherapist, numbers to the kitchen.",
      ],
      day: [0, "Match day, and after", "Play, eat, tell it all again, pictures to everybody."],
    },
  },
  "fraternity-sorority-type-1": {
    subject: "shields",
    stages: {
      begin: [300, "Reach the chapter", "Rolls of all classes, and a captain for each of them."],
      settle: [200, "Set the weekend", "Date beside the university’s own, house, hotel, dues."],
      invite: [120, "Invite the classes", "Each captain writes to their own, the chapter to all."],
      fill: [60, "Fill the weekend", "Ceremony, dinner, tour of the house, a cause to give to."],
      last: [
        21,
        "The last three weeks",
        "Seating by class, badges, regalia, numbers to the hotel.",
      ],
      day: [0, "The weekend, and after", "Coming home, the picture on the stairs, the roll kept."],
    },
  },
  "friends-type-1": {
    subject: "stops",
    stages: {
      begin: [150, "Who is in?", "Who comes along, and what kind of days these shall be."],
      settle: [110, "Where and when", "Dates by a poll, the place, what each can spend."],
      invite: [75, "Book it", "House, trains, flights, while they are cheap and free."],
      fill: [40, "Fill the days", "What is done together, and what is left open."],
      last: [14, "Before we leave", "Rooms, keys, who drives, what each brings."],
      day: [0, "On the way, and after", "Being there, settling up, pictures to all."],
    },
  },
  "cultural-type-1": {
    subject: "lanterns",
    stages: {
      begin: [
        270,
        "Ask the community",
        "Elders, artists, associations: what shall be shown and how.",
      ],
      settle: [
        180,
        "Set the feast",
        "The day in the calendar, the place, permits, and its blessing.",
      ],
      invite: [
        110,
        "Invite hosts and guests",
        "Groups that perform, and those who meet it for the first time.",
      ],
      fill: [55, "Fill the feast", "Rites, music, dress, kitchens, and words that explain them."],
      last: [21, "The last three weeks", "Rehearsals, kitchens, signs in all languages, helpers."],
      day: [0, "The feast, and after", "Welcome, celebration, thanks, and what is handed on."],
    },
  },
};

/** Occasions within a kind of event that are planned another way, by the subject of their cover. */
export const writtenOccasions: Readonly<Record<string, WrittenJourney>> = {
  wedding: {
    subject: "bulbs",
    stages: {
      begin: [390, "The two of you", "A sum, a number of guests, and the month you both see."],
      settle: [
        330,
        "The place and the day",
        "The feast, the ceremony, and who photographs, plays and pours.",
      ],
      invite: [200, "Everybody knows", "The day kept free, then the invitation with its answer."],
      fill: [120, "Chosen and ordered", "Papers, dress and suit, rings, flowers, food and music."],
      last: [45, "Counted and seated", "Numbers to the kitchen, tables, buses, and the last week."],
      day: [0, "The wedding, and after", "The day itself, then thanks, pictures and names."],
    },
  },
};
