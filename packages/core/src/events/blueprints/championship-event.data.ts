import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "athlete, athletes, Federation, Championship",
  people: 900,
  sum: 88_000,
  weekday: 6,
  story: `
    Two days of finals. Gates open an hour before the first start; tickets are good for the whole day, and children come in free with a grown-up.

    Results, draw and live times are on this page.`,
  programme: `
    0 08:00 60 session | Accreditation, weigh-in and technical meeting | Hall of officials
    0 09:00 60 other | Gates open | Gates A and B
    0 10:00 180 sport | Qualifying rounds | Arena
    0 13:00 60 meal | Lunch break, juniors show what they can | Arena
    0 14:00 180 sport | Quarter-finals | Arena
    0 17:30 60 social | Reception of the federations | Lounge
    1 09:00 60 other | Gates open for the finals | Gates A and B
    1 10:00 150 sport | Semi-finals | Arena
    1 12:45 45 session | Autographs and training with champions | Side court
    1 14:00 120 sport | Finals | Arena
    1 16:30 45 ceremony | Medals and anthem | Arena
    1 17:15 45 other | Anti-doping, press, way out | Mixed zone`,
  stages: `
    330 | Awarded
    220 | Venue and officials
    140 | Entries and tickets
    60 | Safety and crew
    14 | Final entries
    2 | Build up
    0 | Finals
    after | Confirmed`,
  tasks: `
    -330 programme high #award | Application to the federation with date, venue, levels
    -320 place high #arena >award | Arena: surface, height, light, seats, stand for cameras
    -310 money high #plan >award | Budget with three levels of tickets sold
    -300 people #board >award | Organising committee: sport, venue, safety, money, media
    -290 place >arena | Contract with build-up and take-down days
    -270 programme high #officials >award | Request referees, delegate, doping control
    -255 money >plan | Sponsors: boards, naming, what television excludes
    -240 place #safety >arena | Safety concept with police, fire brigade, medical service
    -225 people | Hotels for teams, officials and press
    -210 programme #entries >award | Invitation to federations: classes, quotas, terms
    -190 people >board | Volunteers: a hundred and twenty, leaders for twelve areas
    -180 money high #sale >plan,arena | Seat map and prices; tickets open
    -165 programme | Timing and results: supplier, backup, format for the page
    -150 people | Accreditation: zones, colours, who sees what
    -140 place | Broadcast and stream: places, power, lines
    -130 food | Catering in three ways: athletes, public, lounge
    -120 place >safety | Permission of the city for gates, traffic, noise
    -110 people | Shuttle: airport, hotels, arena, on a timetable
    -100 making | Medals, podium, flags; anthems checked twice
    -90 money >sale | First count: campaign or second price
    -84 people | School classes for the qualifying day
    -75 programme >entries | Entries by number close
    -70 people >officials | Travel and rooms of officials
    -60 place >safety | Table-top exercise: storm, power cut, a lost child
    -56 people | Volunteers' evening, uniforms, shifts
    -49 making | Wayfinding from tram to seat, for wheelchairs as well
    -42 programme high #names >entries | Entries by name close
    -35 programme >names | Seeding and draft of the timetable, sent to coaches
    -28 money | Cash, scanners and spare network for the gates
    -21 people >names | Accreditation printed, pictures checked
    -18 programme | Opening and ceremony: protocol, who hands over medals
    -14 people | Briefing for press, mixed zone, embargo for results
    -10 place >safety | Final approval of the numbers
    -7 programme >names | Withdrawals, second draw
    -4 place | Arena is handed over; floor, mats, boards
    -2 programme | Test event: one round with timing, sound and stream
    -1 people @16:00 | Area leaders: radio, routes, words for the worst case
    0 people @07:15 | Accreditation desk opens | @ Accreditation, weigh-in and technical meeting
    0 place @08:15 | Sweep of the arena, gates ready | @ Gates open
    0 making @16:00 | Medals, flags and anthem ready behind the podium | @ Medals and anthem
    +1 place | Take down, hand back, list of damage
    +2 programme | Results confirmed by the delegate
    +7 people | Thanks to volunteers, with a certificate
    +14 programme | Doping results; medals are final
    +30 money | Accounts to federation and city
    +45 people | Report: what the next host must know`,
  budget: `
    240 | Arena
    150 | Safety and medical service
    130 | Officials and doping control
    120 | Timing, stream, sound
    100 | Hotels and shuttle
    80 | Crew, uniforms, meals
    60 | Gates and ticketing
    50 | Medals, podium, ceremony
    40 | Wayfinding and print
    30 | Kept back`,
  questions: `
    choice required | In which capacity do you come? | Athlete; Coach; Official; Press; Volunteer; Spectator
    text required | Federation or club
    text | Licence number
    choice | How do you arrive? | By plane; By train; By car; I am there already
    text | What do you need to get in, see and hear well?
    text | Diet`,
  tickets: `
    First day | 24 | 2400 | Whole day, free seat
    Second day, finals | 38 | 1500 | Numbered seat
    Weekend | 52 | 500 | Both days, numbered for the finals
    Child with a grown-up | 0 | 400 | To 12 years
    School class | 60 | 30 | First day, up to 28 people`,
  page: `
    When do gates open? | One hour before the first start, on both days.
    Do children need a ticket? | Yes, a free one, so that they have a seat.
    May I go out and come in again? | Yes, with the stamp. Bags up to the size of a sheet of paper.
    Where do I sit with a wheelchair? | Row 1 of blocks C and H, with a companion. Ask in your order.
    Where are results? | On this page and on the screens, a minute after the jury's signature.`,
  mails: `
    Invitation | -180 | Two days of finals | Tickets are open: the first day a free seat, the finals by number. Entries close in two steps; federations find the terms on the page.
    Reminder | -10 | Gates, bags, trams | Gates an hour before. Large bags stay outside; the tram stops at gate B.
    Between the days | -1 | Tomorrow it begins | Timetable and draw are on the page and follow every withdrawal.
    Thanks | +3 | Confirmed | Thank you for two loud days. Results, pictures and times are on the page.`,
  seating: "50 row 48",
});
