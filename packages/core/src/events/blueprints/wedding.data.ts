import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Household, Wedding",
  people: 80,
  sum: 24_000,
  weekday: 6,
  story: `
    We are getting married, and we would like you to be there.

    Please tell us who comes, what you would like to eat, and whether there is anything you must not. Come a little before the ceremony, so that nobody has to hurry.`,
  programme: `
    0 13:30 30 social | Guests arrive, bells and a glass of water | Entrance | Please be seated ten minutes before.
    0 14:00 55 ceremony fixed | Ceremony | Place of the ceremony
    0 15:00 60 social | Pictures by family, from the eldest | Garden | The list hangs at the gate.
    0 15:00 120 social | Coffee, cake and lawn games | Garden
    0 17:15 25 session | Speech of the hosts, then the two families meet | Hall
    0 18:00 150 meal | Dinner, three courses with two speeches between | Hall
    0 20:45 15 ceremony | First dance | Hall
    0 21:00 150 performance | Band, two sets | Hall
    0 23:00 15 other fixed | Bus to the village, first | Gate
    1 00:00 60 social | Last songs, last bus | Gate`,
  stages: `
    390 | The sum, the place, the day
    240 | Everybody knows
    120 | Chosen and ordered
    45 | Counted and seated
    7 | The last week
    0 | The day
    after | Afterwards`,
  tasks: `
    -390 money high #sum | Agree on a sum, a number and a month | Say the three aloud to both families before you look at a single place.
    -385 people #draft | Write the first guest list, by household | * One side; The other side; Friends of both; Who would be hurt
    -380 place high #seen >sum | See three places for the feast and one for rain
    -365 place high #signed >seen | Sign the place and the kitchen | Read what happens if you are ten fewer than you said.
    -360 programme >signed | Reserve the church, mosque, synagogue or registrar for the same afternoon
    -350 money | Open one account for everything that belongs to the day
    -330 making >signed | Book the photographer | Ask for one whole wedding, not for the best forty pictures.
    -320 programme >signed | Hear two bands live, then book one
    -300 people >draft | Choose who stands beside you, and ask them in person
    -290 place | Hold twenty rooms in the village until eight weeks before
    -270 making | First visit for the dress; bring one honest person
    -250 food | Taste with the kitchen, and say what cannot be on any plate
    -240 people #addresses >draft | Collect addresses and languages of every household
    -200 people high >addresses | Save the date goes out
    -190 money | Look up which papers the registrar wants, and how old they may be
    -180 making | Flowers: choose what is in season that month | A picture of the hall says more than a list of names.
    -170 programme | Talk the ceremony through with whoever leads it
    -160 making | Order the rings
    -150 place | Plan the ways: from the ceremony to the hall, from the hall to the beds | * Buses with times; Parking; Who must not walk far
    -140 making | Cake: three tastings, one order
    -130 people >addresses | Write the invitation and have it read by somebody who knows nothing
    -120 money >signed | Hand in the papers for the marriage
    -110 making | Suit, shoes, and shoes to dance in
    -100 people | Gifts: say in one sentence what you would like, or that you want none
    -90 people high #invited >addresses | Invitations go out, with the date for answers
    -84 programme | Music for the ceremony, who plays it and where they stand
    -75 making | Hair and make-up: try both once, in daylight
    -70 people | Find somebody to mind the small children during dinner
    -60 place | Release the rooms that nobody took
    -56 food | Choose wine by the bottle, and what those drink who do not
    -49 people high #closed >invited | Answers close: call the six who have not said anything
    -45 food high >closed | Tell the kitchen the number, the plates and the allergies
    -42 place #seats >closed | Seat the tables, hardest one first | Nobody at a table where they know nobody.
    -40 making >seats | Print table cards and the plan for the door
    -35 programme | Ask for the speeches: who, how long, after which course
    -30 programme | Send the band the first dance and the three songs that must not be played
    -28 making | Last fitting, with the shoes
    -21 programme high #sheet | Write the sheet of the day: who, where, which telephone
    -14 money | Put what is paid on the day into envelopes with names
    -12 people >sheet | Walk the day once, on site, with those who help
    -10 making | List of family pictures for the photographer, by name
    -7 people high >sheet | Hand the day to one friend, with the telephone
    -5 food | Water, a basket for blisters and rain, and something to eat for the two of you
    -2 place | Bring to the hall what belongs there, and photograph where it stands
    -1 programme @18:00 | Rehearse the way in, once, with music
    0 making @09:00 | Rings, papers, vows: with whom, in which pocket | @ Ceremony
    0 place @12:30 | The friend with the telephone checks bus, chairs and sound | @ Guests arrive, bells and a glass of water
    +0 place @11:00 | Collect what is ours from the hall
    +3 money | Pay the last bills and thank the kitchen in writing
    +10 people | Thanks, one line each, with one picture
    +30 making | Choose the pictures for the book while you still remember`,
  budget: `
    380 | Food and drink | Three courses, wine, midnight soup
    190 | Place and hire | Hall, chairs, tent for rain
    110 | Clothes and rings
    90 | Pictures and film
    80 | Music
    60 | Flowers and table
    40 | Rooms and bus
    20 | Paper and post
    30 | Kept back | For what nobody thought of`,
  questions: `
    text | Is there anything the kitchen must know? 
    choice required | How do you get home? | We need a seat; We drive; We stay the night
    text | A song you will surely dance to
    choice | Do you need a bed for the night? | No; One night; Two nights
    yes_no | Do your children need minding during dinner?
    text | A word for the book, if you like`,
  meals: "Trout; Mushroom pie; Lamb; Children’s plate (child)",
  page: `
    What should we wear? | What you like to dance in, and shoes that do not mind grass.
    May our children come? | Yes. Somebody minds them during dinner if you say so in your answer.
    How do we get home? | There is a bus late in the evening and one with the last song. Say in your answer how you go, and there is a seat for you.
    What would you like as a present? | Your company. If you want to bring something, ask those who stand beside us.`,
  mails: `
    Save the date | -200 | Keep this day free | We are getting married, and we would like you there. The invitation with everything else follows in good time; for now, please keep the day.
    Invitation | -90 | Come to our wedding | First the ceremony, then dinner, and afterwards we dance. Tell us who comes and what each of you eats; it takes a minute.
    Reminder | ?14 | Are you coming? | The kitchen wants to know how many of us there will be. One press is enough, and a no is an answer too.
    Thanks | +10 | Thank you for dancing | It was the day we hoped for, because you were in it. The pictures are on our page; we have put yours first.`,
  seating: "10 round 8",
});
