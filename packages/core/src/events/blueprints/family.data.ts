import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "relative, relatives, Branch, Family reunion",
  people: 60,
  sum: 2200,
  weekday: 6,
  story: `
    All branches of the family, one long table. Come as early as you can and stay as late as the children allow.

    Tell us who comes with you and what nobody may eat, so that there is something for everybody.`,
  programme: `
    0 11:00 90 social | Arrival, coffee and cake | Yard
    0 12:30 90 meal | Lunch at the long table | Barn | Everybody brings one dish.
    0 14:00 30 social | The family photo, eldest in the middle | Under the walnut tree
    0 14:30 105 sport | Games, old against young | Meadow
    0 16:30 60 session | The family tree, brought up to date | Barn | Bring dates, names and corrections.
    0 17:30 30 performance | Songs and one sketch by the children | Yard
    0 18:00 120 meal | Barbecue | Yard`,
  stages: `
    270 | One in each branch
    150 | Day and place
    75 | Invited
    30 | Food and games
    3 | Building up
    0 | The day
    after | Until next time`,
  tasks: `
    -270 people high #branch | Find one person in every branch who answers the telephone
    -260 people #tree | Write down the tree as it is known, with gaps
    -250 programme #day >branch | Propose two Saturdays, choose the one with fewer tears
    -240 place high #meadow >day | Meadow, barn or hall with room for sixty and a field for games
    -225 money | Decide how costs are shared: a head, a household, or by means
    -210 people high >day,meadow | Date and place to all branches
    -180 people | Ask those abroad what they need to come: lift, bed, a share of the fare
    -160 place >meadow | Beds: who has a room, who has a garden for tents
    -140 making >tree | Ask the three eldest for pictures, and record them talking
    -120 people >tree | Births, weddings, deaths since last time: one message a branch
    -90 food #dishes | Divide the table: salads, bread, cake, by first letter of the household
    -84 people high #invited >tree | Invitations, by post for those over eighty
    -70 programme | Find a referee for the games who fears nobody
    -60 making | Shirts or ribbons, a colour for each branch
    -56 place | Toilets, shade and a tent for the rain
    -49 people #answers >invited | Answers close; call the branch that never answers
    -42 food >answers | Meat, sausages and something grilled that is neither
    -40 people | A quiet room for the youngest and the oldest
    -35 making >tree | Draw the tree two metres wide, with pencils beside it
    -30 programme | Games: sack race, tug of war, one for those who sit
    -25 people >answers | Lifts from station and airport
    -21 food >dishes,answers | Tell each household what it brings, with the amount
    -14 place | Tables and benches for the number, and ten more
    -12 programme | Children practise songs and sketch by video call
    -7 making | Photographer or the niece with the good camera, and a ladder
    -5 food | Coffee, milk, charcoal, ice, bins in three kinds
    -2 place | Build up with everybody who lives close by
    0 place @08:30 | Signs at the road, chairs for the eldest in the shade
    0 people @13:45 | Ring the bell for the family photo | @ The family photo, eldest in the middle
    0 food @16:45 | Light the charcoal | @ Barbecue
    +1 place @11:00 | Tidy up, lost things into one box, with a photo to all
    +7 people | The photo with all names by rows, and the tree with corrections
    +14 money | Settle by branch
    +21 people | Ask who has the next one, before it gets quiet again`,
  budget: `
    380 | Barbecue and bread
    170 | Drinks and coffee
    150 | Meadow, tent, benches
    90 | Shirts and ribbons
    80 | Fares for those who cannot pay
    70 | Pictures and the printed tree
    60 | Post and games`,
  questions: `
    choice required | Which branch are you? | The eldest’s; The second’s; The youngest’s; Married in
    text | What do you bring to the table?
    yes_no | Do you need a bed or a place for a tent?
    text | What may somebody of you not eat?
    text | News for the tree: births, weddings, losses
    yes_no | Can you fetch somebody from the station?`,
  meals: "Everything; No meat; Small portion (child)",
  page: `
    Who brings what? | Each household one dish for twice its number. Your answer says which; meat and drinks are there.
    Where can we stay overnight? | With cousins, in tents on the meadow, or at the inn. Say in your answer what you need.
    What do the children do? | Games, a stream of ankle depth, and songs before supper.
    Is there shade? | Walnut tree, barn and a tent. The chairs with arms are for the eldest.`,
  mails: `
    Invitation | -84 | One long table | All branches in one yard, from coffee until the fire is out. Answer for your household and say what you bring.
    Reminder | ?14 | The tree has a gap | Your branch has not answered yet. Are you there, and with how many?
    The week | -6 | What to bring | Your dish, pictures for the tree, shoes for the meadow. Lifts and beds stand on the page.
    Thanks | +5 | Three rows, one family | The photo is there, with all names. Look at the tree and tell us what is wrong with it.`,
  seating: "5 long 12",
});
