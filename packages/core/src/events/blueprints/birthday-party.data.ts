import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Table, Birthday",
  people: 30,
  sum: 900,
  weekday: 6,
  story: `
    Come and celebrate. No presents needed; bring a good story and an appetite.

    We begin with cake while it is light, and end with music.`,
  programme: `
    0 17:00 60 social | Arrival, coats off, something cold to drink | Garden
    0 18:00 30 ceremony | Candles, cake and one wish | Kitchen table
    0 18:30 90 meal | Supper from the big pot | Kitchen table
    0 20:00 45 sport | Games in two teams | Living room
    0 20:45 135 social | Music, and who wants dances | Living room`,
  stages: `
    56 | The idea
    28 | Guests and food
    10 | Shopping and making
    1 | The day before
    0 | The party
    after | Afterwards`,
  tasks: `
    -56 people high #who | Decide: everybody, or the twenty who know each other
    -55 place #where | At home, in the garden or in a room for hire? Ask what is free that Saturday
    -50 money | Set what the party may cost a head, then stop counting
    -45 people | Ask the person whose birthday it is for the three who must be there
    -42 people high >who | Invitations go out
    -35 programme | A motto or none: decide now, so that nobody has to ask
    -30 food #menu | Choose one dish that can stand for an hour without harm
    -28 place | Tell the neighbours, with a time at which it gets quiet
    -25 making | Order the cake, or find out who bakes | Ask once more what it must not contain.
    -21 programme | Begin a list of songs to which everybody may add three
    -20 making | Candles by number, and matches
    -18 people | Count the beds for those who stay
    -14 people #count | Ask those who have not answered
    -12 food >count,menu | Shopping list by number, with two vegetarians more than you think
    -10 programme | Games: two that work with shy people
    -9 place | Borrow chairs, glasses and a second loudspeaker
    -7 making | Garlands, balloons, and tape that comes off the wall again
    -5 food | Drinks: cold place for a third of them, ice for the evening
    -2 food >menu | Big shopping
    -1 food @16:00 | Cook the pot; it is better on the second day
    -1 place @18:00 | Move furniture, put away what may not break
    0 making @15:00 | Hang the garlands, lay out candles and matches | @ Candles, cake and one wish
    0 food @16:00 | Ice into the tub, bread into the oven at half past five
    +1 place @12:00 | Return chairs and glasses; breakfast for those who stayed
    +3 people | Send the picture with the candles to everybody`,
  budget: `
    400 | Food
    250 | Drinks and ice
    130 | Cake and candles
    90 | Hire: chairs, glasses, loudspeaker
    80 | Decoration
    50 | Games and prizes`,
  questions: `
    text | What do you not eat or drink?
    text | Three songs for the list
    yes_no | Do you need a bed?
    choice | What do you bring? | Nothing but me; A salad; Something sweet; A bottle`,
  meals: "The big pot with meat; The big pot without",
  page: `
    What can I bring? | A story. If your hands want to carry something: salad, something sweet, a bottle.
    Are children welcome? | Yes, until they sleep. There is a bed for coats that also fits two children.
    Until when does it go? | Music until the time in the programme. After that we talk quietly; the neighbours know.`,
  mails: `
    Invitation | -42 | Cake first | Cake while it is light, supper from the big pot, music afterwards. No presents, please; three songs would be nice.
    Reminder | -10 | Do I cook for you? | I shop this week and would like to know how many we are. Yes or no, one press.
    Thanks | +2 | All candles in one breath | Thank you for coming. The best picture is on the page; if a scarf is missing, it is here.`,
});
