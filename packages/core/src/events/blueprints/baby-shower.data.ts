import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Circle, Baby shower",
  people: 20,
  sum: 700,
  weekday: 0,
  story: `
    A gentle afternoon together before everything changes. Come as you are.

    There is tea, cake and a chair with a cushion for the one who needs it most.`,
  programme: `
    0 14:00 45 social | Arrival, tea and a place to put up one’s feet | Living room
    0 14:45 40 social | Two games that embarrass nobody | Living room
    0 15:30 60 meal | Cake and small sandwiches | Long table
    0 16:30 40 ceremony | Presents, opened together | Sofa
    0 17:10 20 social | A wish each, written down for later | Sofa`,
  stages: `
    49 | Whether, when and with whom
    28 | Invited
    14 | Made and ordered
    2 | Getting ready
    0 | The afternoon
    after | Afterwards`,
  tasks: `
    -49 people high #ask | Ask the parents whether they want one at all, and who should not be missing
    -48 people | Settle the week: not later than six weeks before the birth
    -45 place >ask | A living room with a bathroom nearby and no stairs
    -42 people >ask | Does anybody come from far? Ask about the train before the date stands
    -40 money | Share the costs among those who give it, quietly
    -38 people #list >ask | Names and addresses, both sides, no list of duty
    -35 making #wishes | Ask the parents for a short list of wishes: ten things, different prices
    -32 people high >list | Invitations go out, with the list of wishes
    -28 food #menu | Menu without raw milk, raw fish, raw egg and alcohol
    -25 programme | Choose two games; skip everything with tape measures
    -21 making | One present together: carrier, cradle or a month of suppers
    -20 making | Cards on which everybody writes a wish for the child at eighteen
    -18 people | Somebody who writes down who gave what
    -14 making >wishes | See what is left of the list, and tell those who ask
    -12 food >menu | Order the cake; the message on it does not guess at anything
    -10 people #count | Call those who have not said anything
    -7 food >count | Shopping list for tea, juices and sandwiches
    -6 place | Chairs with backs for all, one with arms and a cushion
    -4 making | Table, flowers, and a bag for wrapping paper
    -2 people | Ask how the mother feels, and shorten the plan if need be
    -1 food @17:00 | Fillings and dough the evening before
    0 food @12:30 | Sandwiches under a damp cloth | @ Cake and small sandwiches
    0 place @13:30 | Open the windows, put away everything that smells
    +1 making | Bring presents to the flat, with the list of who gave what
    +4 people | Send the pictures to the parents first, then to all
    +21 food | Begin the row of suppers for the first weeks`,
  budget: `
    330 | Cake, sandwiches, tea
    300 | The present from all
    130 | Flowers and table
    120 | Small gifts for guests
    70 | Cards and games
    50 | Kept back`,
  questions: `
    text | What do you not eat?
    choice | Would you like to be part of the present from all? | Yes; I bring something of my own; Neither
    yes_no | May we put you down for one supper in the first weeks?
    text | A name you like, in secret`,
  meals: "Sandwiches with meat; Sandwiches without",
  page: `
    Is it a surprise? | No. The parents know, and have chosen the day.
    What do they need? | The short list is linked on this page. A supper in the third week is worth as much.
    May men come? | Of course. Everybody who wants to be in this child’s life may come.`,
  mails: `
    Invitation | -32 | Tea before everything changes | A gentle afternoon with cake, two games and time to talk. The short list of wishes is on the page.
    Reminder | ?8 | A chair for you? | I lay the table this week. Tell me whether you come, and whether there is something you do not eat.
    Thanks | +4 | A basket full of wishes | Thank you for the afternoon. The cards are tied together and wait for eighteen years.`,
});
