import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Row, Comedy show",
  people: 110,
  sum: 2300,
  weekday: 5,
  story: `
    An evening of stand-up with one break. Seats are free; come early if you would like to sit together, or at the back.

    The front row may be spoken to. Nobody there is made small.`,
  programme: `
    0 19:00 60 social | Doors and bar | Foyer
    0 20:00 10 performance | Host warms the room | Stage
    0 20:10 25 performance | Opener | Stage
    0 20:35 20 social | Break | Foyer
    0 20:55 65 performance | Main act | Stage
    0 22:00 30 social | The comics at the bar | Foyer`,
  stages: `
    75 | Act and room
    42 | Sale
    14 | Technology and text
    1 | Stage
    0 | Show
    after | Accounts`,
  tasks: `
    -75 programme high #main | Ask the main act: fee, date, what they will not do
    -72 place high #room | Low ceiling, dark, no kitchen door beside the stage
    -70 money >main,room | Break-even: at how many chairs?
    -65 programme #bill >main | Opener and host who do not tell the same jokes
    -60 money >main | Contract: fee, door, recording yes or no
    -56 making | Poster with faces, legible from across the road
    -50 people high #sale >bill | Tickets on sale
    -45 people | Papers, radio, the three people who tell everybody
    -42 place | Licence for music and bar; end of the evening
    -35 money >sale | A third sold? Otherwise a second-seat price
    -30 people | Bed and train for the main act
    -28 programme | Warning: which subjects, from which age
    -24 place | Microphone with cable, a spare, a stool, one light
    -21 people | Crew: door, bar, lights, one who asks hecklers out
    -18 programme >bill | Running order with minutes and a light for the end
    -14 people >sale | Free seats to the theatre school for thin evenings
    -12 place >room | Chairs close together; empty ones are taken out
    -10 food | Bar: quick drinks, no blender
    -7 people | Mail to those with tickets: doors, late-comers, telephones
    -4 programme | Ask the acts what they need to eat beforehand
    -2 making | Guest list, signs “no filming”
    -1 place @17:00 | Build the stage, curtain without logo
    0 place @17:00 | Sound check, light in the eyes, cue lamp | @ Host warms the room
    0 people @18:30 | Door team: rows filled from the front | @ Doors and bar
    0 programme @20:50 | Bell, bar shuts, main act is in the wings | @ Main act
    +1 money | Pay the acts that night or the next morning
    +3 people | Quotations and pictures, released by the acts
    +7 programme | What filled, what did not; ask for the next date`,
  budget: `
    480 | Acts
    180 | Room
    110 | Sound and light
    80 | Travel and bed
    70 | Posters
    50 | Crew
    30 | Licence`,
  questions: `
    choice | Where would you like to sit? | Front, I can take it; Middle; At the back
    yes_no | Do you need a seat without steps?
    text | A subject you have had enough of`,
  tickets: `
    Seat | 22 | 80 | Free choice when doors open
    Student | 14 | 19 | With a card at the door
    Front row | 28 | 11 | You may be spoken to`,
  page: `
    Are seats numbered? | No. When doors open the room is yours; when we begin it is dark.
    I come too late | You wait for the next laugh, then somebody brings you in.
    From which age? | Sixteen. The subjects stand beside the tickets.
    May I film? | No. Material lives from being new.`,
  mails: `
    Invitation | -50 | One break, two acts | Tickets are on sale. Front row costs more and is spoken to; the back is safe.
    Reminder | -3 | Doors, then darkness | Seats are free. Come early if you want to sit together; telephones off, please.
    Thanks | +2 | You laughed at the right places | Thank you for coming. The next date and two pictures are on the page.`,
  seating: "10 row 11",
});
