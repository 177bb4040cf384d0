import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Outlet, Product launch",
  people: 140,
  sum: 38_000,
  weekday: 2,
  story: `
    Be there when we show it for the first time. Doors, the stage, and afterwards you can try it yourself.

    Until the lights go up, please keep the date to yourself.`,
  programme: `
    0 17:00 60 social | Doors and press desk | Foyer
    0 18:00 35 talk | On stage: the problem, the thing, the price | Studio
    0 18:35 10 performance | First customer tries it, unrehearsed | Studio
    0 18:45 30 session | Questions | Studio
    0 19:15 75 social | Hands on, eight stations | Workshop
    0 20:30 30 session | Interviews by appointment | Quiet room`,
  stages: `
    120 | Message and date
    75 | Stage and list
    35 | Rehearsed
    10 | Embargo
    1 | Build up
    0 | The evening
    after | Measured`,
  tasks: `
    -120 programme high #line | One sentence for what it does; cut the second one
    -118 programme high #ready | Product, support and shop say in writing by when they are ready
    -115 place high #studio >ready | Place with a stage, load-in by lorry, and blackout
    -110 money >studio | Budget with and without stream
    -100 people #press | Press list by subject, twenty who really write
    -95 programme #script >line | Script for thirty-five minutes, demo in the middle
    -90 making | Key picture, from which all else is cut
    -84 people >press | First customer: find one who says what is bad too
    -80 making #demo >ready | Sixteen demo units, from the line, not from the lab
    -75 place >studio | Technology: two cameras, spare computer, wired network
    -70 people high #invite >press,studio | Invitations, with embargo
    -63 programme >script | Speakers train with somebody from outside
    -60 making | Web page, film, price list, all under one date and hour
    -56 money | Lawyer reads claims, names, terms of the trial
    -50 food >studio | Drinks that can be held beside a device
    -42 people | Questions nobody wants: write fifty, answer them
    -35 programme high #run1 >script,demo | First run with real units; write down all that fails
    -28 people >invite | Confirm interviews, half an hour each
    -25 place >studio | Hands-on stations: table, power, one person who knows
    -21 making | Press kit: pictures without rights trouble, data sheet, quotations
    -18 people | Support and shop rehearse the first hour
    -14 programme >run1 | Second run in front of staff
    -10 people high >press | Units to four reviewers, against signature
    -8 people >invite | Guest list to the door; names spelled as they spell them
    -6 programme | Plan B: if the demo dies, if the stream dies, if it leaks
    -3 making | Pages loaded, hidden, clock checked in two zones
    -1 place @09:00 | Build up, light, cameras
    -1 programme @18:00 | Dress rehearsal with everything | @ On stage: the problem, the thing, the price
    0 making @15:00 | Charge, update and wipe all units | @ Hands on, eight stations
    0 people @16:30 | Desk: badges, embargo, the network's password | @ Doors and press desk
    0 making @18:35 | Page, film and shop go live | @ First customer tries it, unrehearsed
    +1 people | Recording and pictures to those who could not come
    +2 people | Read everything that was written; correct facts, not opinions
    +7 money | Orders, leads, costs on one page
    +14 programme | What failed, told to those who build the next one`,
  budget: `
    240 | Stage, light, sound
    180 | Place
    150 | Film, page, pictures
    140 | Food and drinks
    120 | Stream and recording
    90 | Stations and demo units
    50 | Press desk and travel
    30 | Kept back`,
  questions: `
    text required | Whom do you write for, or where do you work?
    choice required | How do you take part? | In person; By stream
    yes_no | Would you like an interview?
    text | What would you like to try first?
    yes_no required | Do you keep the embargo?`,
  page: `
    When may we publish? | When it is shown on stage. The hour stands in your invitation.
    Is there a stream? | Yes, with captions. Choose it in your answer and the link is sent.
    May we take one home? | Four units are lent for reviews; ask at the press desk.
    Are pictures ready? | The press kit lies on the page from the minute of the launch.`,
  mails: `
    Invitation | -70 | Under embargo until we show it | We show something for the first time, and you can try it afterwards. Studio or stream: tell us which.
    Reminder | ?14 | A station is reserved for you | Hands-on places are counted. Are you in the room, or do you watch?
    Thanks | +1 | Recording, pictures, price list | Thank you for the questions, the hard ones too. The press kit is on the page.`,
});
