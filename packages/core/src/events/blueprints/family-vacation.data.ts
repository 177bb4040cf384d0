import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "family member, family members, Branch, Family vacation",
  people: 14,
  sum: 7800,
  weekday: 6,
  story: `
    A week under one roof. Some things we do together; the rest of the time is everybody’s own.

    Tell us who comes, when you arrive, and what the children eat this year.`,
  programme: `
    0 15:00 180 social | Arrival, rooms by lot | House
    0 19:00 90 meal | First supper, and the only rules of the week | Terrace
    1 10:00 300 tour | The beach, all of us | Beach | Shade tent, water, hats.
    2 17:00 60 sport | Boules, two generations a team | Courtyard
    3 09:30 420 tour | The big outing | Meeting at the cars
    4 19:30 120 meal | Grandparents invite | Village inn
    5 18:00 150 meal | The children cook | Kitchen
    6 17:00 30 social | The photo on the steps | Front steps
    6 18:00 120 meal | Leftovers and stories of the week | Terrace
    7 08:30 90 meal | Last breakfast, keys back | Kitchen`,
  stages: `
    300 | Week and budget
    240 | House
    120 | Ways
    42 | Days together
    7 | Packing
    0 | The week
    after | Settled`,
  tasks: `
    -300 people high #weeks | Lay school holidays of all households side by side
    -290 money high #share | Share by head, by room or by purse? Decide before anybody sees a house
    -280 people | Ask the grandparents what they wish for, and what they can no longer do
    -270 place #region >weeks | By the sea, in the hills, how many hours of driving
    -255 place high #villa >region,share | Three houses with a bedroom for each household; vote
    -250 place high #taken >villa | Book; note until when it can be cancelled for nothing
    -245 money >taken | First instalment from everybody within a week
    -200 people | Passports of the children: valid until half a year after?
    -170 money | Travel insurance that covers the eldest too
    -150 place | Trains, flights or cars: book what gets dearer
    -120 place >taken | Cot, high chair, stair gate: ask the owner
    -100 programme #outing | The big outing: what works for four and for eighty
    -90 programme | Each household chooses one thing for all; the rest is free
    -70 place | Hire a second car or a trailer for bicycles
    -60 money >taken | Second instalment
    -56 programme >outing | Reserve outing and inn
    -42 food #week | Who cooks which evening; the children have the sixth
    -35 people | A list of medicine, allergies, health cards in one place
    -28 food >week | What the house shop sells, and what has to come along
    -25 people | Who waters, feeds and empties the letter box at home
    -21 making | Games, books, a jigsaw of a thousand pieces
    -18 programme | Plan for two days of rain
    -14 people >taken | Times of arrival, who brings whom
    -10 food >week | Order for the first evening, delivered to the house
    -7 making | Packing list | * Swimming things; Night lights; First-aid kit; Chargers; Shade tent; Proper shoes
    -4 place | Key, code, number of the caretaker to every household
    -1 people @19:00 | Sandwiches for the way, tanks full, children in bed
    0 place @14:30 | Photograph rooms and meters before the suitcases | @ Arrival, rooms by lot
    0 food @17:00 | Unpack the order and put the oven on | @ First supper, and the only rules of the week
    +1 place | Ask the owner whether anything is missing
    +3 money | One list, one sum, one transfer a household
    +10 making | Album for the grandparents, on paper
    +30 people | Decide: same house, other house, or a year off`,
  budget: `
    540 | House
    180 | Ways and car hire
    130 | Food in the house
    60 | Grandparents' evening at the inn
    50 | Outing and beach
    25 | Insurance
    15 | Final cleaning`,
  questions: `
    text required | When do you arrive, and how?
    text | What do your children eat this year?
    choice | Which evening do you cook? | First; Second; Third; Fourth; We wash up instead
    text | Sleep: cots, night lights, who needs quiet
    choice | The big outing | All day; Half a day; We stay at the house`,
  page: `
    Who sleeps where? | Lots are drawn on arrival. Only cots and knees may choose.
    What have we to pay? | House in two instalments, food at the end in one list.
    Must we do everything together? | No. The first supper, the outing, the children's supper and the photo; everything else is yours.
    What do we pack? | The list is on this page. Linen is there, towels for the beach are not.`,
  mails: `
    Invitation | -240 | One roof, seven nights | The house is booked. Tell us when you arrive, and transfer the first instalment within a week.
    Reminder | -56 | Outing and cooking | We reserve outing and inn, and give out the evenings. Which one do you cook?
    Before we go | -5 | Key, code, first supper | The first supper is delivered. Key and last kilometres are on the page; the rooms are drawn by lot.
    Thanks | +4 | The steps, all of us | Thank you for the week. The photo is there, and so is the list of who owes whom.`,
});
