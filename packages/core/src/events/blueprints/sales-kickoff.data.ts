import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "colleague, colleagues, Region, Sales kickoff",
  people: 120,
  sum: 46_000,
  weekday: 2,
  story: `
    How the last year went, what we sell in this one, and how we go about it. The evening is for those who made it happen.

    Bring one deal you won and one you lost.`,
  programme: `
    0 09:00 60 talk | The year behind us, the year ahead | Plenary
    0 10:15 90 session | What is new in the range, shown by those who built it | Plenary
    0 12:00 75 meal | Lunch by region | Restaurant
    0 13:30 120 workshop | Practice in small groups: won and lost | Breakout rooms
    0 16:00 60 session | Goals and questions, none screened | Plenary
    0 17:00 60 other | Time to change and to telephone home | Hotel
    0 18:30 45 ceremony | Awards | Ballroom
    0 19:15 165 meal | Dinner | Ballroom`,
  stages: `
    110 | Figures and message
    70 | Place and people
    35 | Content
    10 | Rehearsed
    1 | Build up
    0 | The day
    after | In the field`,
  tasks: `
    -110 programme high #message | Sales lead, product and finance agree on three messages
    -105 place high #house >message | House with plenary, eight breakout rooms and beds
    -100 money high >house | Costs a head approved, travel included
    -95 people high #dates >house | Date to all regions before they book customers
    -90 programme #agenda >message | Agenda with less stage and more practice than last year
    -80 people >dates | Travel: rules, window, who comes the evening before
    -75 programme | Guest from a customer who left, and says why
    -70 money #targets | When are the targets final? Everything hangs on it
    -63 programme #cases >agenda | Collect won and lost deals, one a team
    -56 people | Awards: which, by which figures, who checks them
    -50 making | Demo of the new range that runs without network
    -45 people >agenda | Coaches for the small groups, one for eight
    -42 programme >cases | Write the practice cases, with a difficult buyer
    -35 place >house | Rooming list; late arrivals to the quiet floor
    -30 food >house | Lunch by region, dinner once the awards are given
    -28 money >targets | Targets by region, checked by finance
    -25 making | Awards engraved; leave the names to the last week
    -21 programme >agenda | Slides: one template, a limit of fifteen a speaker
    -18 people | Questions in advance, unsigned; nothing is deleted
    -14 people >dates | Letter with travel, dress, what to bring
    -12 food | Final numbers and diets
    -10 programme >agenda | Rehearsal of the plenary by video
    -7 people high | Winners fixed; their managers know, they do not
    -6 making | Engrave the names
    -4 place | Breakouts: screens, timers, water, door signs
    -1 place @15:00 | Build up, sound, clicker, clock
    -1 people @18:00 | Coaches' briefing | @ Practice in small groups: won and lost
    0 programme @08:15 | Speakers wired up and seated | @ The year behind us, the year ahead
    0 making @18:00 | Awards in order of calling | @ Awards
    +1 people | Slides and sheets of the range to all
    +3 programme | Answers to the questions that were left
    +14 people | Managers practise with each team once more
    +30 money | First month against the targets`,
  budget: `
    290 | Hotel
    220 | Travel
    190 | Lunch and dinner
    110 | Halls and technology
    80 | Coaches and guest
    60 | Awards
    50 | Kept back`,
  questions: `
    text required | Your region
    choice | When do you arrive? | The evening before; In the morning
    text required | A deal you won, in two sentences
    text required | A deal you lost, in two sentences
    text | Diet
    text | A question for the afternoon, without your name if you like`,
  meals: "Beef; Fish; Vegetarian",
  page: `
    What do I bring? | One deal you won, one you lost, and a jacket for the evening.
    May I leave before dinner? | Yes, after the awards; they come first for a reason.
    Who pays the hotel? | It is booked for everybody who arrives the evening before.
    Are the questions screened? | No.`,
  mails: `
    Invitation | -70 | One day for all who sell | The house is booked, the regions meet. Tell us when you arrive, and bring a deal you won and one you lost.
    Reminder | -18 | Questions without a name | What should be asked in the afternoon? Write it here; nothing is deleted.
    Thanks | +1 | And now, customers | Thank you for the day and the honesty. Slides, sheets and answers are on the page.`,
  seating: "12 round 10",
});
