import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "teammate, teammates, Squad, Team reunion",
  people: 55,
  sum: 2300,
  weekday: 6,
  story: `
    The old squads, once more on the pitch. It is a friendly match; nobody keeps count who cannot count beyond ten. Whoever does not play cheers.

    Boots and memories come from home, shirts from us.`,
  programme: `
    0 13:00 45 social | Arrival, shirts and tape for old knees | Dressing rooms
    0 13:45 15 session | Teams are drawn; the coach of back then decides | Centre circle
    0 14:00 100 sport | The match, with a long break | Pitch
    0 16:00 30 social | The team photo, in the old line-up | In front of the stand
    0 16:30 60 ceremony | Remembering the great seasons | Clubhouse
    0 18:00 240 meal | Supper at the clubhouse, pictures on the wall | Clubhouse`,
  stages: `
    140 | Squads found
    84 | Pitch and date
    42 | Invited and counted
    14 | Shirts and food
    1 | Lines and nets
    0 | Kick-off
    after | Third half`,
  tasks: `
    -140 people high #squads | Line-ups of the great seasons, out of the club's files
    -135 people >squads | One person a season who knows telephone numbers
    -126 place high #pitch | Ask the groundsman for a Saturday without a league match
    -120 people >squads | Find the coach; fetch the coach
    -110 people high #word >pitch | Pass on the date, season by season
    -100 programme | Referee with a sense of humour and a whistle
    -95 money | What does it cost: shirts, supper, pitch; what does the club pay
    -90 people | Ask the families of those who have died for a picture
    -80 making | Films and newspaper cuttings: somebody has a box in the cellar
    -75 people high #invite >word | Invitations with a tick: I play, I run a little, I cheer
    -63 programme | Insurance for players over sixty
    -56 making #shirts | Shirts in the old colours; sizes as they are now
    -49 food | Clubhouse kitchen, or the landlord from across the road
    -45 people | Physiotherapist or doctor at the line
    -42 people #players >invite | Who plays? Twice eleven with four to change
    -35 making >shirts,players | Order shirts with numbers and names of honour
    -28 programme | Those who tell about the seasons, five minutes each
    -21 people >invite | Answers close; lifts for those who no longer drive
    -16 food | Number for supper, something light for those who ran
    -14 programme | Rules: rolling changes, no slide tackles, thirty-five minutes a half
    -10 place >pitch | Dressing rooms, hot water, chairs along the line
    -7 making | Pictures on the wall by season, with names
    -5 people | Message: warm up, boots, medicine in the bag
    -1 place @17:00 | Lines, nets, corner flags, ball pump
    0 making @12:15 | Lay out shirts by number | @ Arrival, shirts and tape for old knees
    0 people @13:40 | First-aid bag and ice to the bench | @ The match, with a long break
    0 making @15:50 | Benches for two rows, the old picture for comparison | @ The team photo, in the old line-up
    +1 place @10:00 | Wash shirts, take the nets down
    +3 people | Ask after the knees, send the picture
    +10 money | Settle with club and kitchen`,
  budget: `
    420 | Supper
    250 | Shirts
    110 | Drinks at the line
    80 | Pitch and referee
    60 | Pictures and film
    50 | Doctor and insurance
    30 | Lifts`,
  questions: `
    choice required | On the pitch | I play; I run a little; I cheer
    text required | Seasons and position
    choice | Size of shirt | S; M; L; XL; XXL
    text | Which match must be told?
    yes_no | Do you need a lift?`,
  meals: "Roast; Noodles with vegetables",
  page: `
    Do I have to play? | No. Whoever ticks “I cheer” is given a flag.
    What do I bring? | Boots, shin guards, medicine. The shirt hangs on your hook.
    Is there a doctor? | At the line, with ice. Warm up; we are not what we were.
    May my family come? | Yes, to the match and to supper.`,
  mails: `
    Invitation | -75 | One more kick-off | The old squads once more. Tick whether you play, run a little or cheer, and which size of shirt you have now.
    Reminder | ?14 | Number 8 is free | We print numbers and names. Is your shirt among them?
    Thanks | +3 | Nobody counted | Thank you for running, shouting and limping. The picture in the old line-up is on the page.`,
  seating: "6 long 10",
});
