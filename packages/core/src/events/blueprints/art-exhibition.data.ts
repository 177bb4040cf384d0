import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "visitor, visitors, Circle, Exhibition opening",
  people: 130,
  sum: 6200,
  weekday: 5,
  story: `
    Opening night, with the artist there. A short talk first; the bar and the rooms are open all evening.

    Works may be touched only where a hand is drawn on the wall.`,
  programme: `
    0 18:00 60 social | Doors, first look in silence | Rooms 1 to 4
    0 19:00 20 talk | Opening words, shorter than you fear | Room 1
    0 19:30 45 tour | Tour with the artist | Rooms 1 to 4
    0 20:15 45 workshop | Draw what you saw, table with charcoal | Studio
    0 21:00 60 social | Rooms and bar | Courtyard`,
  stages: `
    150 | Works and concept
    84 | Loans and texts
    42 | Invited
    14 | Hung
    1 | Light
    0 | Opening
    after | Running and taken down`,
  tasks: `
    -150 programme high #idea | Sentence of the exhibition: what one sees afterwards that one did not before
    -145 people high #artist >idea | Agreement with the artist: works, prices, share, presence
    -140 place high #rooms | Rooms: walls, climate, lock, floor load
    -130 making #list >artist | List of works with measures, value, owner
    -120 money >list | Insurance from nail to nail
    -112 people >list | Loan contracts; couriers where they are asked for
    -105 money >idea | Apply for funds; one of them pays only for catalogues
    -98 programme #model >rooms | Hang in a model first, at one to twenty
    -90 making >list | Photographs of works, rights in writing
    -84 programme >idea | Texts: wall, labels, simple language, audio
    -75 people #press | Critics and papers with long lead
    -70 making >model | Frames, plinths, glass ordered
    -63 people | Who speaks at the opening: one, ten minutes
    -56 making | Invitation card and poster: one work, large
    -49 place >list | Transport with climate and times of delivery
    -42 people high #sent >press | Invitations out: collectors, school, neighbours
    -35 food | Bar in the courtyard: nothing red in the rooms
    -30 programme | Guides and school classes for the weeks after
    -28 money >list | Price list, reservations, red dots: who decides
    -21 place >rooms | Paint walls, smell gone by the time of hanging
    -16 place >list | Works arrive; condition is written down before witnesses
    -14 making high #hung >model | Hang: eye height 1.50, distance, levels
    -10 making >hung | Labels, wall texts, plan of rooms
    -8 place >hung | Alarm, guards, barrier lines
    -7 people >sent | Remind collectors personally
    -6 place >hung | Light: lux meter for paper, no shadow of frames
    -5 people | Preview for the press, artist there
    -1 programme @17:00 | Artist walks through alone and may move one thing
    0 place @16:30 | Floor, cloakroom, bags into lockers | @ Doors, first look in silence
    0 programme @18:50 | Microphone, step, glass of water | @ Opening words, shorter than you fear
    0 making @20:00 | Charcoal, paper, wet cloths | @ Draw what you saw, table with charcoal
    +1 people | Reviews, pictures, list of those who asked
    +7 money | Invoices for reserved works
    +42 people | Finissage: last talk, last tour
    +44 making | Take down, condition written, back to the lenders`,
  budget: `
    230 | Transport and insurance
    190 | Frames, plinths, hanging
    160 | Rooms and guards
    140 | Fee of the artist
    110 | Texts, print, labels
    90 | Opening: bar and music
    50 | Photographs
    30 | Light`,
  questions: `
    choice | Do you come along on the tour? | Yes; Yes, with simple words; No
    yes_no | Do you need a seat on the way?
    yes_no | May we send you the list of prices?
    text | What would you ask the artist?`,
  page: `
    Do I have to know anything? | No. The rooms are open for looking; texts are on the walls in two lengths.
    Are works for sale? | Some. The list lies at the desk; a dot means reserved.
    May children draw here? | There is a table with charcoal all evening.
    How long is the exhibition open? | Six weeks from the opening. On the last day the artist is here again.`,
  mails: `
    Invitation | -42 | The first look | Doors, a few words, then through the rooms with the artist. Say whether you take part in the tour.
    Reminder | -6 | What would you ask? | The artist leads the tour. Tell us your question, and whether you come along.
    Thanks | +3 | What you drew | Thank you for looking. The drawings from the studio hang where they were drawn; the reviews are on the page.`,
});
