import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "attendee, attendees, Department, Conference",
  people: 250,
  sum: 120_000,
  weekday: 3,
  story: `
    Two days of talks, workshops and conversations between them.

    The programme is published with its rooms; sign up for workshops, places are limited.`,
  programme: `
    0 08:30 60 social | Registration, badges, coffee | Foyer
    0 09:30 45 talk | Opening keynote | Main hall
    0 10:30 75 session | Morning sessions, three tracks | Halls A to C
    0 12:00 90 meal | Lunch | Gallery
    0 13:30 120 workshop | Workshops | Seminar rooms | Sign up beforehand; thirty a room.
    0 16:00 60 session | Panel with questions from the hall | Main hall
    0 17:00 45 social | Exhibition and coffee | Foyer
    0 19:00 180 meal | Conference dinner | Old warehouse
    1 09:30 45 talk | Keynote of the second day | Main hall
    1 10:30 90 session | Sessions by subject | Halls A to C
    1 12:00 90 meal | Lunch on the roof | Gallery
    1 13:30 120 workshop | Workshops, second round | Seminar rooms
    1 16:00 30 session | What we take home | Main hall
    1 16:30 30 social | Farewell coffee and left luggage | Foyer`,
  stages: `
    330 | Purpose, place, money
    240 | Call for talks
    150 | Programme and sale
    60 | Production
    14 | Final numbers
    1 | Build up
    0 | Two days
    after | Evaluated`,
  tasks: `
    -330 programme high #goal | Write in two sentences what is different after the conference
    -325 money high #budget >goal | Budget with three cases: 150, 250 and 320 people
    -320 place high #centre >budget | Request three centres: halls, seminar rooms, step-free, daylight
    -300 place high #contract >centre | Contract with dates for reducing the numbers
    -290 programme #board >goal | Programme board of five, one from outside the firm
    -280 place >contract | Room blocks in three hotels
    -270 programme high #call >board | Call for talks, with what you pay and what you do not
    -260 money #sponsors | Sponsor packages: what they get, what nobody gets
    -240 programme >board | Ask for keynotes, both of them, with a second choice
    -225 people | Code of conduct, and two people who are there for it
    -210 programme >call | Call closes; blind reading by three each
    -190 programme high #schedule >call | Choose talks, inform everybody, those declined too
    -180 people high #sale >budget | Tickets open with the early price
    -170 making | Name, colours, typeface: one page that all suppliers get
    -160 money >sponsors | Half of the sponsors have signed; if not, cut
    -150 programme >schedule | Publish the programme with rooms
    -140 place >contract | Technology: sound, light, recording, lines for stream and voting
    -130 people | Interpreters and live captions, with slides in advance
    -120 food >contract | Catering: breaks, two lunches, coffee that never runs out
    -110 food | Dinner in another place, with coaches
    -100 people >schedule | Speakers' travel and rooms
    -90 money >sale | Early price ends
    -80 place >contract | Plan of the exhibition, with power and ways out
    -70 programme >schedule | Workshops open for signing up
    -60 people | Forty helpers in two shifts, one leader an area
    -56 making >sale | Badges: size, material, what stands on them, collected afterwards
    -49 place | Safety plan with the centre: numbers, ways, first aid
    -42 programme >schedule | Slides template and deadline to all speakers
    -35 place | Run through the stage: light, walk-ons, clocks
    -30 making | Signs, banners, floor markings go to print
    -28 food >sale | First numbers and diets
    -21 people >sale | Letter to attendees: way, hotel, workshops, weather
    -18 programme | Chairs of sessions get biographies and a bell
    -14 food >sale | Final number
    -10 money | Insurance, music licence, float for the desk
    -7 programme | Slides in; those missing get a call
    -5 making >sale | Print badges, sorted by surname, blanks with a pen
    -3 people | Helpers' meeting on site
    -1 place @08:00 | Build up; sponsors until six, then the floor is cleaned
    -1 programme @16:00 | Rehearsal of both keynotes | @ Opening keynote
    0 people @07:30 | Desk opens for helpers, at eight for all | @ Registration, badges, coffee
    0 programme @12:30 | Read the feedback of the morning, change the afternoon | @ Workshops
    0 food @18:15 | Coaches stand at door C | @ Conference dinner
    +1 place | Hand back the halls with the record of damage
    +2 people | Slides, recordings, three questions to all
    +7 money | Speakers' expenses paid
    +14 programme | Evaluate by session, tell each speaker
    +21 money | Accounts against the three cases
    +30 people | Report to sponsors, and next year's date`,
  budget: `
    250 | Catering
    190 | Halls and rooms
    150 | Technology and recording
    120 | Speakers: fees and travel
    90 | Dinner and coaches
    60 | Helpers and desk
    50 | Signs, badges, print
    40 | Interpreters and captions
    30 | Insurance, licences, safety
    20 | Kept back`,
  questions: `
    text required | Firm and function, as on your badge
    choice required | Which days? | Both; First day; Second day
    choice | Conference dinner | Yes; No
    text | Which subject do you come for?
    text | Captions, interpreter, step-free way, place for prayer: what do you need?
    text | Diet and allergies
    yes_no | May others see your name in the list of attendees?`,
  meals: "With meat; Vegetarian; Vegan; Halal",
  tickets: `
    Early | 390 | 100 | Both days, until three months before
    Regular | 490 | 120 | Both days with dinner
    One day | 280 | 40 | First or second day, without dinner
    Speaker | 0 | 40 | By invitation`,
  page: `
    How do I sign up for workshops? | In the programme, from ten weeks before. Thirty a room; there is a waiting list.
    Are talks recorded? | Those of the main hall. Recordings are sent two days afterwards.
    May I pass my ticket on? | Yes, until the evening before, in your order.
    Is the house step-free? | All rooms. Tell us what you need; captions run in the main hall.
    Where do I leave my suitcase? | In the cloakroom, both days, from when doors open.`,
  mails: `
    Invitation | -150 | The programme is there | Two days, three tracks, workshops on both days. The early price ends three months before; the programme tells rooms and hours.
    Reminder | -21 | Workshops are filling | Choose your places, tell us your diet, print nothing: your badge waits at the desk.
    The day before | -1 | See you tomorrow | Door B, badge by surname, coffee beside it. The programme on the page follows every change.
    Thanks | +2 | Slides, recordings, three questions | Thank you for two full days. Everything is on the page; three questions help us with the next one.`,
});
