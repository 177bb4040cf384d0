import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "participant, participants, Community, Cultural celebration",
  people: 120,
  sum: 5200,
  weekday: 6,
  story: `
    An afternoon and evening of our food, our music and our customs. If you grew up with them, come home; if you have never met them, come and be our guest.

    Every part is explained in two languages.`,
  programme: `
    0 15:00 30 ceremony | Welcome and blessing | Courtyard
    0 15:30 90 workshop | Cooking together | Kitchen | Sleeves up; aprons are there.
    0 15:30 60 workshop | First steps of the dances | Small hall
    0 16:30 45 talk | What the feast means, told by three generations | Small hall
    0 17:30 60 performance | Music and dance in costume | Hall
    0 18:30 90 meal | The feast | Hall
    0 20:00 30 ceremony | Lanterns, or what takes their place with us | Courtyard
    0 20:30 150 social | Open floor | Hall`,
  stages: `
    200 | Elders, date, meaning
    120 | Artists and hall
    60 | Invited beyond ourselves
    21 | Kitchen and costumes
    2 | Setting up
    0 | The feast
    after | Carried on`,
  tasks: `
    -200 people high #elders | Sit down with the elders: what must be done, what may be changed
    -196 programme high #calendar >elders | Fix the day by the calendar of the feast, not by the hall's
    -190 place high #hall >calendar | Hall with courtyard, kitchen and permission for open flame
    -180 people | A committee in which the young are the majority
    -170 money #funds | Apply to city, foundation and embassy, each in its own words
    -160 programme #music >calendar | Ask the musicians; some are booked by three communities that day
    -150 programme >music | Dance groups, children first in the order
    -140 people | Who leads the blessing, and in which language
    -130 making | Costumes: what exists, what fits, who sews
    -120 food #dishes >elders | Choose the dishes; three need somebody who can really cook them
    -110 food >dishes | Order what has to be imported
    -100 people #outside | List of guests from outside: neighbours, school, council, other communities
    -90 making | Signs and programme in two languages, read by a native of each
    -84 programme | Three generations for the talk; meet them once beforehand
    -70 money >funds | Answers of the funds are there; adjust the plan
    -60 people high >outside | Invitations go out
    -56 place >hall | Fire watch, candles, lanterns: put it in writing
    -50 people | Volunteers for welcome, each beside somebody who knows nobody
    -42 programme | Rehearsals in the hall, twice
    -35 food >dishes | Food rules: what is in it, what must stay apart, which pots
    -28 people | A quiet room for prayer and for small children
    -24 making | Decorations that are ours and not from a catalogue
    -21 people #count | Answers close
    -18 food >count,dishes | Amounts for a hundred and twenty, and for those who take some home
    -14 place | Benches for elders in the front row, ramp at the courtyard
    -12 programme | Order of performances, with minutes and microphones
    -7 making | Iron, mend, label the costumes
    -5 food | Begin what has to soak, ferment or rest
    -1 place @15:00 | Build up hall and courtyard
    0 food @10:00 | First fire in the kitchen | @ Cooking together
    0 people @14:15 | Those who welcome stand at the gate | @ Welcome and blessing
    0 making @19:40 | Lanterns, matches, buckets of water | @ Lanterns, or what takes their place with us
    +1 place @11:00 | Return hall, pots and candlesticks
    +7 people | Pictures to all, after asking those in them
    +14 money | Report to the funds, with numbers and two pictures
    +30 programme | Recordings of songs and recipes into our archive`,
  budget: `
    310 | The feast
    210 | Musicians and dance groups
    140 | Hall, kitchen, fire watch
    100 | Costumes and decoration
    90 | Sound and light
    60 | Workshops: material
    50 | Print in two languages
    40 | Gifts for elders and guests`,
  questions: `
    choice required | Which part do you come to? | From the blessing; For the workshops; For the feast; All of it
    choice | Which workshop? | Cooking; Dancing; I watch
    text | What may you not eat, by belief or by health?
    yes_no | Do you wear costume?
    text | A song that must be sung`,
  meals: "The feast; The feast without meat; The feast without nuts",
  page: `
    I do not know these customs. May I come? | You are the one we hope for. Somebody at the gate takes you by the arm.
    What do I wear? | What is festive where you come from. Shoulders covered for the blessing.
    May I take pictures? | Of the dances, yes. Not during the blessing.
    Is the food for everybody? | There is a table without meat and one without nuts; cards name every ingredient.`,
  mails: `
    Invitation | -60 | Come home, or be our guest | A blessing, a feast, and a floor that is open to all. Say which workshop you take part in.
    Reminder | -14 | How many places shall we lay? | What soaks and rests has to be begun in time. Tell us whether you come.
    Thanks | +7 | The lanterns came down safely | Thank you for eating, dancing and asking questions. Recipes and pictures are on the page.`,
  seating: "12 long 10",
});
