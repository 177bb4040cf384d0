import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Trade, Networking mixer",
  people: 60,
  sum: 1500,
  weekday: 3,
  story: `
    An evening for meeting people you do not know yet. Short rounds at small tables, then the bar. Say what you do and what you look for when you answer.

    Nobody stands alone for longer than a minute; that is our job.`,
  programme: `
    0 18:00 30 social | Arrival, badges with what one looks for | Bar
    0 18:30 10 session | How the rounds go | Loft
    0 18:40 50 session | Five rounds at small tables, eight minutes each | Loft
    0 19:30 15 session | Offers and wishes, half a minute for whoever wants it | Loft
    0 19:45 105 social | Bar and snacks | Bar`,
  stages: `
    42 | Whom it is for
    28 | Announced
    10 | Matched
    1 | Set up
    0 | The evening
    after | Introduced`,
  tasks: `
    -42 people high #mix | Which two groups should meet? Write both down
    -40 place high #loft | Bar with a second room in which one can hear oneself
    -38 money #fee | Fee or free? A small fee halves those who do not turn up
    -35 people #hosts | Ten who like strangers, as table hosts
    -32 people >mix | Partners who bring each one group
    -30 programme >mix | Question for every round, none of them about jobs
    -28 people high #announce >loft,fee | Announce it, with what one can find there
    -26 food >loft | Snacks for one hand, water on every table
    -24 making | Badges: name large, one line “looks for”, one “offers”
    -21 people >announce | See how the groups balance, invite on the light side
    -18 place >loft | Ten small tables, numbers, a bell
    -15 programme >hosts | Show the table hosts how to begin and how to end
    -12 people >announce | First forty: read what they look for
    -10 people #match >announce | Draft the rounds so that nobody meets a colleague
    -8 money | Float for the door, card reader
    -7 people >announce | Remind; pass on the places of those who cannot
    -5 food | Final number, a third eats no meat
    -4 making >match | Print badges and round cards
    -2 programme | Test bell and clock for eight minutes
    -1 people >match | Late answers into the rounds, no empty table
    0 place @16:30 | Turn the music down to talking level | @ Bar and snacks
    0 people @17:30 | Hosts at door, bar and window | @ Arrival, badges with what one looks for
    0 programme @18:38 | Ring once, so that everybody knows the sound | @ Five rounds at small tables, eight minutes each
    +1 people high | Introduce by mail those who asked for it
    +3 people | List of offers and wishes, with consent
    +7 people | One question: whom did you meet?
    +30 programme | Three stories of what came of it`,
  budget: `
    450 | Snacks and first drink
    250 | Room
    120 | Badges and cards
    100 | Hosts
    50 | Announcement
    30 | Kept back`,
  questions: `
    text required | What do you do, in ten words?
    text required | What or whom do you look for?
    text | What can you offer?
    choice | Which side are you on? | I seek work; I seek people; I seek ideas
    yes_no | May we introduce you to somebody by mail?`,
  tickets: `
    Standard | 30 | 45 | With snacks and the first drink
    Student or between jobs | 10 | 15 | The same evening, on trust`,
  page: `
    I do not know anybody | That is the condition. You are met at the door.
    How do the rounds go? | Five tables, eight minutes, one question each. The bell ends it, so nobody has to.
    May I sell something? | Half a minute in “offers and wishes”. Not at the tables.
    Do I have to talk in front of all? | No.`,
  mails: `
    Invitation | -28 | People you do not know yet | Five rounds of eight minutes, then the bar. Tell us what you look for, and we see whom you meet.
    Reminder | -7 | Your first table | We draft the rounds. If you cannot come, say so and somebody moves up.
    Thanks | +1 | Whom you asked for | Thank you for talking to strangers. Your introductions are on their way.`,
});
