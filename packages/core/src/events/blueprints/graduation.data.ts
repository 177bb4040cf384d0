import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Family, Graduation",
  people: 40,
  sum: 1800,
  weekday: 5,
  story: `
    It is done. Come and raise a glass to it with us after the ceremony; whoever cannot be at the ceremony is just as welcome here.

    Dress as you like. Gowns may be taken off at the gate.`,
  programme: `
    0 16:00 45 social | Drinks, hats and photographs | Terrace
    0 16:45 15 session | A toast by somebody who was there at the beginning | Terrace
    0 17:00 30 social | The teachers, and who made it with us | Terrace
    0 17:30 120 meal | Supper, passed along the table | Garden
    0 19:30 30 performance | The years in clips, no longer than a song each | Garden
    0 20:00 120 social | Music, the old and the young in turns | Garden`,
  stages: `
    84 | Date and place
    50 | Invited
    21 | Ordered
    3 | Last errands
    0 | The day
    after | What comes after`,
  tasks: `
    -84 programme high #date | Ask the faculty for the hour of the ceremony, and how many seats a family gets
    -82 people high >date | Give out the seats for the ceremony fairly; the others come to the party
    -80 place >date #place | Find a table near the campus; that weekend everything is taken early
    -75 money | Host alone or with two other families? Settle the share
    -70 making | Order gown and hat, with the right hood
    -63 people #list | Names: family, friends, the teacher who mattered
    -56 people high >list,place | Invitations with both addresses: ceremony and party
    -50 place | Rooms for grandparents, reserved before the other parents do
    -45 programme | Ask one person for the toast, and one for the clips
    -42 making | Picture of the first school day; find it now
    -35 food | Menu that can be passed along and survives a late ceremony
    -30 making | Book a photographer for one hour between ceremony and supper
    -28 programme | Collect clips of ten seconds from friends who are away
    -21 people #count | Answers close; who is vegetarian, who is five
    -18 food >count | Numbers to the kitchen
    -16 place | Plan for rain: tent, or the room inside
    -14 people | Parking that day, and a meeting point that is not the main gate
    -12 making | Small thanks for teachers and flatmates
    -10 programme | Cut the clips to one song each
    -7 money | Cash for tips, and the rest of the hire
    -5 making | Iron the gown; hat pins
    -2 people | Send everybody the hour, the gate and one telephone number
    0 people @09:00 | Bring tickets for the ceremony, water and a cardigan
    0 programme @15:15 | Test the clips in daylight | @ The years in clips, no longer than a song each
    +1 making | Return gown and hat
    +4 people | Pictures to all, one print to the grandparents
    +14 people | Write to everybody who gave something for the start`,
  budget: `
    430 | Supper
    200 | Drinks
    120 | Place, tent, chairs
    90 | Photographer
    80 | Gown, hat, pins
    50 | Thanks for teachers and friends
    30 | Kept back`,
  questions: `
    choice required | Where do you join us? | At the ceremony and here; Only here; From afar
    text | What may we not put on your plate?
    text | One sentence of advice for what comes next
    yes_no | Do you need a room?`,
  meals: "Roast chicken; Tart with leek; Pasta (child)",
  page: `
    Where is the ceremony? | On campus; only those with a ticket get in. The party is for everybody.
    What if the ceremony runs late? | Then we begin when the hats are in the air. Drinks are there before you are.
    Presents? | A good book with your name in it, or a contribution to the deposit for the first flat.`,
  mails: `
    Invitation | -56 | The hat goes up | It is done! Come to the party after the ceremony. Both addresses are on the page; say where you join us.
    Reminder | ?10 | Shall we keep you a chair? | The kitchen asks for our number. Tell us whether you come, and to what.
    Thanks | +5 | And now it begins | Thank you for being there. The clips and the pictures with the hats are on the page.`,
});
