import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "colleague, colleagues, Team, Team retreat",
  people: 24,
  sum: 8600,
  weekday: 4,
  story: `
    Two days away from our desks. One half is for how we work, the other for everything else. Rooms are booked for all of us; tell us what you eat and how you travel.

    Nobody has to climb, sing or fall backwards.`,
  programme: `
    0 10:00 45 social | Arrival, telephones into the basket if you like | Lobby
    0 11:00 90 session | Looking back: what cost us strength | Barn
    0 12:30 75 meal | Lunch | Dining room
    0 14:00 180 sport | Outdoors in small groups: canoe, forest or kitchen | Lake
    0 17:30 90 other | Nothing. Really | Anywhere
    0 19:00 150 meal | Supper and fire | Fireplace
    1 09:30 120 workshop | What we change: three things | Barn
    1 12:00 75 meal | Lunch, packed for who leaves early | Dining room
    1 13:30 90 session | Who does what, until when | Barn
    1 15:15 45 social | Coffee, letters to oneself, departure | Terrace`,
  stages: `
    90 | Why and where
    56 | Questions asked
    28 | Prepared
    5 | Packing
    0 | Away
    after | Kept`,
  tasks: `
    -90 programme high #why | Ask five of the team what should be different on Monday
    -86 money high #cap >why | Budget a head, travel included, approved in writing
    -82 place high #lodge >cap | House with single rooms, one hall, no other group
    -78 programme #facil >why | Facilitator from outside, or one who does not lead
    -75 people high >lodge | Fix the days with all calendars, part-time and carers first
    -70 place >lodge | Book; ask for the bed in the quiet wing
    -63 people #needs | Ask each, alone, what they need to feel well there
    -56 programme #survey >facil | Short survey, anonymous, five questions
    -50 place | Coach or shared cars; nobody drives at night
    -45 programme >needs | Book canoe, forest and kitchen by what was chosen
    -42 people | Who stands in for us those two days; tell customers
    -35 food >lodge | Meals and diets, alcohol not as the main thing
    -30 programme >survey | Read the survey with the facilitator; choose three subjects
    -28 money | Insurance for the afternoon outdoors
    -24 people >lodge | Rooms are given out, single ones for all who want
    -21 programme high #flow >survey,facil | Script of both days, with empty hours
    -18 people | Managers hear their part: listen first
    -14 making >flow | Paper, pens, tape, cards, two loudspeakers
    -12 people | Letter: what to bring, how dirty one gets
    -9 food >needs | Numbers and diets confirmed
    -7 place | Weather: plan for the barn
    -5 making | Torches, blankets, a guitar
    -2 people | Out-of-office notes written
    0 place @09:00 | Chairs in a circle, no tables | @ Looking back: what cost us strength
    0 programme @16:45 | Count the three groups back in | @ Outdoors in small groups: canoe, forest or kitchen
    0 food @18:30 | Wood, matches, somebody who can do it | @ Supper and fire
    +1 programme | Photograph all walls, send them to all
    +7 programme high | First of the three changes is visible
    +30 people | Half an hour: what did we keep?
    +90 people | Letters to oneself come back`,
  budget: `
    460 | Rooms and meals
    180 | Facilitator
    140 | Coach
    100 | Afternoon outdoors
    60 | Fire, drinks, evening
    30 | Material
    30 | Kept back`,
  questions: `
    choice required | What would you rather do in the afternoon? | Be on the water; Walk; Cook for the evening
    text | What do you need to feel well there?
    choice | How do you travel? | I have seats; I need a seat; By train
    text | What do you eat?
    yes_no | Do you need to be home on the first night?`,
  meals: "Everything; Vegetarian; Vegan",
  page: `
    Do I have to share a room? | No.
    Is there work in the evening? | No. There is a fire.
    I care for somebody at home | Tell us; coming for one day, or by car, is fine.
    What do I wear? | What may get wet. There are blankets.`,
  mails: `
    Invitation | -70 | Two days without desks | The house is ours. Choose canoe, forest or kitchen, and tell us what you need to feel well there.
    Reminder | -30 | Five questions, unsigned | The survey closes this week; it decides what we talk about. Diets too, please.
    Thanks | +2 | Three things | Thank you for speaking openly. The walls are photographed, the first change begins at once.`,
});
