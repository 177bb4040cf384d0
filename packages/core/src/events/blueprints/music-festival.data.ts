import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "visitor, visitors, Crew, Music festival",
  people: 2500,
  sum: 240_000,
  weekday: 6,
  story: `
    Two days of music out of doors. The programme names stage and hour; what moves on the day is told here first.

    Bring a cup, ears that you still want to use afterwards, and somebody who has never been.`,
  programme: `
    0 12:00 60 other | Gates open | Main gate
    0 13:00 45 workshop | Children’s drum circle | Garden stage
    0 14:00 60 performance | First band, from this town | Main stage
    0 16:00 60 performance | Second band | Main stage
    0 17:15 60 performance | Songwriters, unplugged | Garden stage
    0 18:30 75 performance | Early evening | Main stage
    0 21:00 120 performance | Headliner | Main stage
    1 12:00 60 other | Gates open on Sunday | Main gate
    1 14:00 60 performance | Winner of the newcomers’ night | Main stage
    1 15:30 60 talk | How a song is made, and who is paid for it | Garden stage
    1 17:00 75 performance | Late afternoon | Main stage
    1 19:00 60 performance | Brass through the crowd | Everywhere
    1 20:30 120 performance | Headliner of Sunday | Main stage
    1 22:30 30 other | Ways home, lights on slowly | Main gate`,
  stages: `
    360 | Ground and permit
    270 | Line-up
    180 | Sale
    90 | Production
    28 | Safety
    5 | Build up
    0 | Festival
    after | Meadow`,
  tasks: `
    -360 place high #ground | Ground: access for lorries, drains, neighbours, second way out
    -350 place high #consult >ground | First talk with city, police, fire brigade, nature protection
    -345 money high #model >ground | Model with sale at 60, 80, 100 per cent
    -330 programme high #heads >model | Offers to four headliners for two evenings
    -310 people #directors | Production, safety, booking, volunteers: four names
    -300 place >ground | Noise: measuring points, limits, end of music
    -280 programme #lineup >heads | Line-up with local bands, half of it women
    -265 money >model | Sponsors whose names may hang there
    -250 place high #permit >consult | Application for the permit with plan and numbers
    -240 making >lineup | Poster and page; announce the first five
    -230 money high #sale >lineup | First tickets at the low price
    -210 place #tech | Stage, sound, light: three offers, one responsible for all
    -200 food | Food stalls: twelve, local, half without meat
    -190 people >directors | Call for volunteers: eight hours for two days
    -180 programme >lineup | Announce all; tickets at the regular price
    -165 place | Toilets by number and distance, with water and light
    -150 place >ground | Camping: lanes, fire, quiet area, step-free
    -140 people | Access: platform, companions, path for wheels, fridge for medicine
    -130 programme >lineup | Riders: read them, refuse what is silly
    -120 place >tech | Power: consumption by place, generators, cable bridges
    -110 money | Music licence, cancellation, liability
    -100 people | Awareness team: signs, tent, training
    -90 place #concept >permit | Safety concept: crowds, weather, evacuation, words over the speakers
    -80 people | Security: number, women among them, briefed by us
    -70 food | Cups with deposit, drinking water for nothing at six points
    -60 people | Letter to neighbours with hours and a telephone that is answered
    -56 money >sale | Count: is the second stage possible?
    -49 programme #sets >tech | Set times; change-overs with stage manager
    -42 place | Traffic: trains later at night, bicycles, drop-off
    -35 people >directors | Shifts for all volunteers published
    -30 place >concept | Approval with conditions; list who fulfils which
    -28 making | Wristbands, crew shirts, maps
    -24 programme >sets | Times on the page, map with water and toilets
    -21 place >concept | Weather service booked; thresholds for wind
    -14 people | Area leaders walk the meadow with radio
    -10 food | Inspection of hygiene: papers of all stalls
    -7 people | Letter to visitors: way, bag, ears, cup
    -5 place | Fence, tracks, stage, toilets
    -3 place >tech | Sound check against the measuring points
    -2 place >concept | Acceptance by the city
    -1 people @15:00 | All crews: evacuation rehearsed with words
    0 people @10:30 | Gates: scanners, spare network, first queue | @ Gates open
    0 programme @13:15 | Stage manager, water, towels, clock | @ First band, from this town
    0 place @20:15 | Pit and ways counted before the headliner | @ Headliner
    +1 place @09:00 | Litter lines, lost property, first lorries
    +4 place | Meadow with the owner: ruts, seed, signature
    +7 money | Bands paid, deposits back
    +14 people | Volunteers' party; names of next year's leaders
    +30 money | Account, licence report, refund of unused chips`,
  budget: `
    310 | Bands
    190 | Stage, sound, light
    130 | Safety and medical service
    90 | Toilets, water, refuse
    80 | Power and fence
    70 | Crew and meals
    50 | Permits, licence, insurance
    40 | Ticketing and wristbands
    40 | Kept back for weather`,
  questions: `
    choice required | Which days? | The first; The second; Both
    choice | How do you come? | Train; Bicycle; Car, shared; Camping
    text | What do you need to get in and see well?
    yes_no | Would you help for some hours?
    text | A band from here that we should know`,
  tickets: `
    Weekend, early | 79 | 600 | Both days, as long as they last
    Weekend | 99 | 1200 | Both days
    Day | 59 | 700 | One of the two
    Camping | 25 | 500 | A person, two nights
    Child to 12 | 0 | 400 | With ear protection, which we lend
    Companion | 0 | 50 | With somebody who needs one`,
  page: `
    What may I bring? | An empty bottle, a cup, rain clothes. No glass, no umbrellas.
    Can I get in again? | Yes, with the wristband, until the last act begins.
    How loud is it? | Limited at the desk, measured at the fence. Ear plugs lie at the gate for nothing.
    Is there a quiet place? | The awareness tent and the orchard behind it.
    What if there is a storm? | Listen to the speakers; cars and hall are shelter. The page says when it goes on.`,
  mails: `
    First five names | -230 | The low price, as long as it lasts | Five names are fixed, two days are fixed. Six hundred tickets at the low price.
    Invitation | -180 | All names, both days | The line-up is complete. Say which days, how you come, and whether you help.
    Reminder | -7 | Way, bag, ears | What you may bring, when the last train leaves and where the water is stands on the page.
    Thanks | +4 | The meadow grows again | Thank you for two days. Lost property, pictures and the deposit are on the page.`,
});
