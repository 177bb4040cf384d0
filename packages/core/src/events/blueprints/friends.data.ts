import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "friend, friends, Circle, Friends’ weekend",
  people: 12,
  sum: 2400,
  weekday: 5,
  story: `
    One house, two nights, all of us. There is a bed for everybody who answers; say when you arrive and what you cook.

    As little plan as possible. The long walk is on the day the sky agrees.`,
  programme: `
    0 16:00 180 social | Arrival and choosing beds | House
    0 19:30 120 meal | First supper | Kitchen | Whoever arrives first lights the stove.
    1 10:00 90 meal | Late breakfast | Kitchen
    1 12:00 240 tour | The long walk | From the door | Eleven kilometres, one inn, one short cut.
    1 17:00 90 social | Sauna, sofa or the shop before it closes | House
    1 19:00 180 meal | The big supper | Kitchen
    2 10:00 90 meal | Breakfast from what is left | Kitchen
    2 11:30 90 other | Tidy up, keys, group picture | House`,
  stages: `
    150 | The weekend
    90 | The house
    30 | Who, when, what
    5 | Packing
    0 | There
    after | Home`,
  tasks: `
    -150 people high #poll | Three weekends to choose from; the one with most wins, no second vote
    -145 money #limit | What may a night cost? Ask everybody alone, take the lowest answer
    -135 place high #house >poll,limit | Look for a house with a table for all and enough doors
    -130 people >poll | Partners and children this time: yes or no, decided once
    -125 place high #booked >house | Book it, with the date until which it can be cancelled
    -120 money >booked | Each transfers the first half
    -90 people | One who has not been there for years: call, do not write
    -75 place >booked | Ask the owner: stove, linen, dishwasher, neighbours, signal
    -60 place | Trains and cars: who has seats, who passes which station
    -50 programme | Route of the long walk, with an exit for knees
    -42 people high #beds >booked | Who comes when, who snores, who needs a room alone
    -35 food #cooks >beds | Two cook the first evening, three the second, the rest wash up
    -30 money >beds | Second half; settle with those who had to drop out
    -21 food >cooks | Cooks tell what they need and what it costs
    -14 programme | Games, guitar, the film nobody has seen
    -12 food | Allergies, coffee habits, who eats at seven in the morning
    -10 people >beds | Seats in the cars are given out
    -7 place | Weather: wood, rubber boots, or swimming things
    -5 food >cooks | One big order at the shop near the house
    -3 making | Bring: linen, speakers, corkscrew, first-aid kit, slippers
    -1 people @18:00 | Address, code of the key box and the last kilometre in words
    0 place @15:00 | First one in: stove, fridge, heating, picture of the meter | @ Arrival and choosing beds
    0 food @17:30 | Collect the order before seven | @ First supper
    +1 money | Add up, divide, done by Monday
    +3 people | Pictures into one album
    +20 people | Propose three weekends for next year`,
  budget: `
    520 | House
    210 | Suppers
    80 | Breakfasts
    90 | Wine and beer
    60 | Wood and final cleaning
    40 | Inn on the walk`,
  questions: `
    choice required | When do you arrive? | The first afternoon; Late in the evening; The next day
    choice | How do you travel? | I have seats; I need a seat; By train
    choice required | What do you do? | Cook the first evening; Cook the second; Wash up for ever
    text | What do you not eat?
    yes_no | Do you snore?`,
  page: `
    What do I bring? | Linen, slippers, a game. Food is ordered; say if you bring wine.
    How much is it? | House and food are divided at the end; half of the house is paid on booking.
    Is there signal? | On the hill behind the house. We take that as an advantage.`,
  mails: `
    Invitation | -120 | Two nights, one stove | The house is booked. Tell me when you come, how you travel, and whether you cook or wash up.
    Reminder | ?10 | There is one bed left | Yours, if you say so. Otherwise the guitar sleeps in it.
    Before we go | -3 | Key box and last kilometre | Address and code are on the page. First one there lights the stove.
    Thanks | +2 | The corkscrew is with me | That was needed. The album is open; what each owes stands on the page.`,
});
