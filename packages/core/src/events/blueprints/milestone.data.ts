import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Circle, Celebration",
  people: 60,
  sum: 5400,
  weekday: 6,
  story: `
    There is something to celebrate, and it would not be the same without you.

    Come for a drink and stay for dinner. If you would like to say a few words, tell us when you answer.`,
  programme: `
    0 18:00 60 social | Welcome drink and the wall of pictures | Foyer
    0 19:00 75 meal | Dinner, first and main course | Hall
    0 20:15 30 session | A few words, three people, three minutes each | Hall | Tell us if you would like to say some.
    0 20:45 20 performance | The years in twenty pictures | Hall
    0 21:05 25 meal | Dessert and the cake | Hall
    0 21:30 120 social | Music of that time | Hall`,
  stages: `
    120 | What is celebrated, and how
    75 | Who comes
    30 | Pictures and words
    7 | Last things
    0 | The evening
    after | Afterwards`,
  tasks: `
    -120 people high #wish | Ask the person whether they want a big evening, and believe the answer
    -118 money #sum | Settle who pays: one host, the children, the firm
    -115 place high #room >sum | Reserve a room with a lift and a quiet corner
    -110 people high #list >wish | Write the list by chapters of life | * Family; School and training; Work; Neighbours; Those from far away
    -100 food >room | Agree on the menu with the house, the person's favourite dish in it
    -95 programme | Find the one who leads through the evening
    -90 making #photos | Ask five families for old pictures, with a date by which
    -84 people high >list | Invitations go out
    -75 programme | Musicians or a list of the songs of three decades
    -70 people | Somebody for those who have to be fetched and brought home
    -60 making >photos | Scan the pictures, write who is on them
    -55 programme #words | Ask three people for a few words; one of them is not family
    -45 making | A present from all: collect, decide, order
    -40 food | Cake: how many tiers, which number, who carries it in
    -30 making >photos | Put twenty pictures in order, one a chapter
    -28 people #closed | Count answers, call those who are old and do not answer mails
    -21 food >closed | Number, diets and soft food to the house
    -18 place >closed | Table plan: the person in the middle, not at the edge
    -14 programme >words | Run through the order of the evening with everybody who speaks
    -10 place | Try screen, cable and microphone in the room itself
    -7 making | Print names, menu and the wall of pictures
    -3 people | Lifts: who fetches whom, on one sheet
    0 place @16:00 | Hang the wall of pictures and test the first slide | @ Welcome drink and the wall of pictures
    0 people @20:00 | Give the speakers a sign before dessert | @ A few words, three people, three minutes each
    +1 making | Bring presents, flowers and cards to the house
    +5 people | Pictures of the evening, and thanks to each speaker
    +7 money | Settle the bill of the house and what was collected`,
  budget: `
    520 | Dinner and drinks
    140 | Room and service
    110 | Music
    80 | Cake and dessert
    60 | Flowers and tables
    50 | Pictures, prints, screen
    40 | Lifts and taxis`,
  questions: `
    yes_no | Would you like to say a few words?
    text | A picture or a story that belongs to this life
    text | What must you not eat?
    yes_no | Do you need to be fetched?
    choice | How long do you stay? | For the drink; Until dessert; To the last song`,
  meals: "Beef with roots; Pike-perch; Pasta with mushrooms",
  page: `
    Is there a present from all? | Yes. Whoever wants to be part of it finds the account on the card; nobody has to.
    May I speak? | Gladly, for three minutes. Say so in your answer, so that we can put the words in order.
    Can I come by wheelchair? | Yes: lift, wide doors, and a place at every table.
    When does it end? | Music until late. Leave when you like; taxis stand at the door.`,
  mails: `
    Invitation | -84 | There is something to celebrate | One big evening, with dinner, a few words and the songs of the time. Please tell us by the date on the page whether you come.
    Reminder | ?10 | Do we lay a place for you? | The house asks for our number. A short answer helps, whichever it is.
    Thanks | +5 | What an evening | Thank you for coming, for the stories and for staying so long. The pictures are on the page.`,
  seating: "8 round 8",
});
