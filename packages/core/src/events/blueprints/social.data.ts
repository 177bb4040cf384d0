import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Party, Social gathering",
  people: 25,
  sum: 600,
  weekday: 6,
  story: `
    No programme to speak of: something to eat, something to drink, and time to talk.

    Come when you like. The first one opens the windows, the last one closes them.`,
  programme: `
    0 18:00 60 social | A first drink, coats on the bed | Hallway and kitchen
    0 19:00 90 meal | Buffet, plates on knees | Living room
    0 20:30 30 social | Change of seats: nobody stays where they ate | Living room
    0 21:00 30 meal | Something sweet and coffee | Kitchen
    0 21:30 90 social | Music, low enough to talk | Living room`,
  stages: `
    42 | The thought
    21 | Asked
    7 | Bought
    1 | Ready
    0 | The evening
    after | The next morning`,
  tasks: `
    -42 people high #mix | Write down twenty-five who should meet, not who always meet
    -41 programme | Pick a Saturday without a match, a fair or a long weekend
    -40 money | A limit for the evening, wine included
    -35 people high #asked >mix | Ask them, with the hour and without a dress code
    -30 place | Move the sofa in your head: where do twenty-five people stand?
    -28 food #buffet | A buffet that is eaten with a fork alone
    -25 people >mix | Three introductions you want to make; note them
    -22 food | What can be made two days ahead? Put it in the freezer now
    -21 place | Tell the house, offer a drink
    -20 making | A corner for talking and one for standing; lamps, not ceiling lights
    -18 programme | A list of music without words for the first two hours
    -14 people #sure >asked | Who has not said anything? One short message
    -12 food >sure | Wine, beer, and three good things without alcohol
    -10 food >buffet,sure | Shopping list in the order of the shop
    -8 place | Borrow glasses: two a head
    -6 making | Napkins, candles, tape for names on glasses
    -4 food >buffet | Cook what gets better by standing
    -2 place | Clean what one sees at night: bathroom, hall, kitchen
    -1 food @19:00 | Chill, wash, cut, cover
    -1 making @20:00 | Empty the coat bed and the dishwasher
    0 food @16:30 | Lay out the buffet, the bread last | @ Buffet, plates on knees
    0 place @17:45 | Lamps on, windows open for ten minutes
    0 people @18:30 | Make the three introductions | @ A first drink, coats on the bed
    +1 place @10:00 | Bottles away, lost umbrellas to the door
    +2 people | Send the number to those two who asked for it`,
  budget: `
    360 | Buffet
    60 | Coffee and something sweet
    360 | Drinks
    90 | Glasses and ice
    70 | Candles and napkins
    60 | Kept back`,
  questions: `
    text | What do you not eat?
    choice | When do you come? | At the beginning; For the buffet; Later
    text | Whom would you like to meet?`,
  meals: "With meat; Without",
  page: `
    What shall I bring? | An open evening. If you must: something for the coffee.
    May I bring somebody? | Yes, if they talk to strangers. Add them to your answer.
    How long does it go? | With music until late, after that as long as the candles.`,
  mails: `
    Invitation | -35 | Time to talk | Something to eat, something to drink, and people you do not know yet. Come when you like.
    Reminder | -8 | Glasses for how many? | I borrow glasses this week, two a head. Are you coming?
    Thanks | +1 | One umbrella left | Thank you for the talk. A black umbrella and a good evening stayed here.`,
});
