import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "brother or sister, brothers and sisters, Chapter, Chapter reunion",
  people: 110,
  sum: 9800,
  weekday: 6,
  story: `
    Back to the house. Meet your pledge class, meet those who live there now, and sit down with all of us in the evening.

    Families are welcome at the open house; the banquet is for members and one guest each.`,
  programme: `
    0 13:00 90 tour | Open house, rooms included | Chapter house
    0 14:30 60 session | Chapter meeting with the alumni | Chapter room
    0 15:30 30 social | Composite pictures, then and now | Staircase
    0 16:00 60 session | What we give back: the scholarship fund | Chapter room
    0 17:15 45 social | Reception by decade | Lawn
    0 18:00 30 ceremony | Remembrance and roll call | Banquet hall
    0 18:30 120 meal | Banquet | Banquet hall
    0 20:30 180 social | The evening by pledge class | Banquet hall`,
  stages: `
    240 | Council and chapter agree
    150 | Found and told
    75 | Tickets
    28 | House and hall
    3 | Last walk
    0 | The day
    after | Fund and ledger`,
  tasks: `
    -240 people high #council | Alumni council and active chapter name two each who run it
    -235 programme #weekend >council | A Saturday of the home season, without a game at noon
    -225 place high #hall >weekend | Banquet hall for a hundred and twenty, close enough to walk
    -220 money #plan >council | Plan of income: tickets, tables by class, gifts
    -210 people high #roster >council | Ask headquarters for the roster, compare it class by class
    -200 people >roster | A captain for each pledge class, with a list of names
    -190 place >weekend | Hotel block, with a code and a last day
    -180 people high >weekend,roster | Save the date to every address
    -165 programme | Ask the university for a word and the use of the name
    -150 money >plan | Ticket price, early price, price for the active chapter
    -140 programme #fund | Trustees prepare the year's figures of the scholarship fund
    -130 people >fund | A recipient of the scholarship tells about it
    -120 people high #tickets >hall | Invitations; tickets open
    -110 making | Composites: scan the old, find the three that are missing
    -100 place | House: what must be repaired before alumni look at it
    -90 programme | Master of ceremonies from the middle decades
    -80 food >hall | Menu, bar and the rule of the house on drinks
    -70 people >tickets | Captains call those of their class who have not answered
    -60 making | Banners, crests, programme with the names of all presidents
    -50 programme | Roll call: founders' class first, the order of names checked by two
    -45 people | Names of those who have died since the last reunion, confirmed by families
    -40 money >tickets | Early price ends
    -35 place | Tables by class, head table of six, a table for guests of honour
    -28 food >tickets | Number to the hall
    -21 making | Badges with class year and the name by which one was known
    -18 people | Active members as hosts: one at each door and stair
    -14 programme | Ritual parts are for members: settle doors and times
    -10 place >hall | Walk the hall: screen, lectern, ramp, candles
    -7 people | Sober drivers, two shifts, numbers on every badge
    -3 place | House cleaned, composites hung, rooms willing
    0 people @12:15 | Actives get their stairs and badges | @ Open house, rooms included
    0 programme @17:30 | Candles and names to the lectern | @ Remembrance and roll call
    +1 place @11:00 | Clear lawn and hall with the new members
    +7 money | Ledger: what came in, what goes to the fund
    +10 people | Thanks, pictures, and the result for the fund
    +30 people >roster | Corrected roster back to headquarters`,
  budget: `
    450 | Banquet
    130 | Hall and service
    110 | Reception and bar
    90 | House: repairs and cleaning
    70 | Badges, banners, composites
    60 | Music and sound
    50 | Drivers and safety
    40 | Post and calls`,
  questions: `
    text required | Your pledge class
    text | The name by which you were known in the house
    choice required | What do you join? | Open house; Banquet; Both
    yes_no | Do you bring a guest to the banquet?
    choice | Would you like to give something for the house? | Yes, tell me how; Not this year
    text | What must the kitchen know?`,
  meals: "Beef; Chicken; Vegetarian",
  tickets: `
    Banquet, member | 85 | 60 | One seat at the table of your class
    Banquet, guest | 85 | 30 | One guest a member
    Active chapter | 40 | 20 | For those who live in the house now
    Patron | 200 | 5 | A seat at the banquet, and a scholarship student's beside it`,
  page: `
    May families come? | To the open house, gladly. The banquet is for members and one guest.
    What do I wear? | Pin and jacket in the evening. The house in the afternoon has stairs and paint.
    Where do I stay? | A block of rooms is held under our letters until six weeks before.
    How do I get home? | Sober drivers until the last of us is home. Their number is on your badge.`,
  mails: `
    Save the date | -180 | Back to the house | Our chapter meets on the day of a home game. Keep it, and tell your captain whom you are still in touch with.
    Invitation | -120 | Roll call | Open house first, banquet in the evening. Tickets are open; the early price ends forty days before.
    Reminder | ?21 | Your class has an empty chair | Your captain is counting. Are you coming, and with whom?
    Thanks | +8 | What the fund can do now | Thank you for the day, the songs and the gifts. Pictures and the result are on the page.`,
  seating: "12 round 10",
});
