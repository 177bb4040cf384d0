import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "classmate, classmates, Class Year, School reunion",
  people: 90,
  sum: 4200,
  weekday: 6,
  story: `
    It is time to see each other again. Come back to the school for an afternoon, walk through the rooms you remember, and stay for supper.

    Bring a photograph, a year book or a story. Partners are welcome.`,
  programme: `
    0 14:00 60 social | Arrival and name badges | Entrance hall | The badge shows your name then and now.
    0 15:00 75 tour | Through the old school | Main building | Sturdy shoes for the stairs.
    0 16:30 30 ceremony | Remembering those who are missing | Assembly hall
    0 17:00 30 social | The class photo, on the same steps | Front steps
    0 17:30 60 social | Coffee with the teachers | Library
    0 18:30 120 meal | Banquet | Gymnasium
    0 20:30 180 social | Music and the long evening | Gymnasium`,
  stages: `
    210 | Find each other
    120 | Date, place, price
    60 | Answers and money
    21 | Badges and pictures
    3 | Last errands
    0 | The day
    after | Afterwards`,
  tasks: `
    -210 people high #five | Find five people from five classes who do this with you
    -205 people #roll >five | Get the last class lists from the school office
    -200 people >roll | Search: one person a class, a table of found, not found and dead | * Married names; Brothers and sisters; Neighbours of the parents; Old clubs
    -195 place high #school | Ask the head for a Saturday, keys and the caretaker
    -190 programme >school | Look out for other dates: exams, holidays, the town fair
    -180 people high #save >school,roll | Tell everybody found: keep this day
    -170 money #price | Work out the price a head, with ten who do not pay in the end
    -160 place >school | Gymnasium: how many may sit in it, and who signs for it
    -150 food #caterer | Three offers for the banquet, one of them from a parent who cooks
    -140 money >price | Open an account in two names for what comes in
    -130 people | Write to the teachers; some do not read mail
    -120 people high #invite >save,price | Invitation with price, programme and the date for answers
    -110 programme | Music of the four years: a list or a band from the year below
    -100 making #photos | Collect class pictures and name everybody on them
    -90 people >invite | Second round for those who are still missing
    -80 programme | Who speaks: one of us, one teacher, nobody longer than five minutes
    -70 people | Ask the families of the dead whether we may read the names
    -60 money >invite | Remind those who said yes and have not paid
    -56 food >caterer | Sign the caterer, with the date for the last number
    -49 place | Who needs the lift, who needs a bed, who needs a ride from the station
    -42 people high #closed >invite | Answers close
    -35 making >photos,closed | Name badges with the picture from back then
    -30 place >school | Walk the tour with the caretaker and a wheelchair
    -28 programme | The order of the afternoon, agreed with the teachers
    -21 food >closed | Number and diets to the caterer
    -18 making | Exhibition: year books, a report card, the forbidden photograph
    -14 place >closed | Tables by class, one table for partners who know nobody
    -12 people | Ask for helpers: door, coffee, children, tidying up
    -10 programme | Test loudspeakers and projector in the gymnasium
    -7 money | Cash box with change, list of who pays at the door
    -5 people | Last mail: parking, shoes, weather, one telephone number
    -2 place | Tables and chairs in, power and lights checked
    0 making @12:30 | Lay out the badges by surname then | @ Arrival and name badges
    0 programme @16:15 | Candle and list of names to the assembly hall | @ Remembering those who are missing
    0 people @16:55 | Ladder and voice for the class photo | @ The class photo, on the same steps
    +1 place @10:00 | Tidy the gymnasium; the caretaker counts the chairs
    +4 people | The class photo to everybody, with all names
    +10 money | Settle and say openly what is left, and what it is for
    +14 people | Thanks to school and teachers; who does the next one?`,
  budget: `
    540 | Banquet
    120 | Drinks that we pay
    90 | Music and sound
    80 | Gymnasium, caretaker, cleaning
    60 | Badges, prints, exhibition
    50 | Teachers as our guests
    30 | Post and searching
    30 | Kept back`,
  questions: `
    text required | Your name when you were at school
    text required | Which class were you in?
    choice | What do you join? | The whole day; Only the tour; Only the banquet
    text | A teacher we must not forget
    yes_no | May we show your school picture on your badge?
    yes_no | Do you need a way without stairs?
    text | Do you know where somebody is whom we have not found?`,
  meals: "Roast; Vegetable bake; What we had in the canteen",
  page: `
    May I bring my partner? | Yes. There is a table where partners who know nobody find each other.
    What does it cost? | The price covers banquet, coffee and room. Teachers are our guests.
    Can I come only in the evening? | Yes, for the banquet. Say so in your answer so that your chair stands there.
    I know somebody you have not found | Write us by this page. The list of those who are missing grows shorter with every hint.`,
  mails: `
    Keep the day | -180 | We have found you | Our class meets again, in the old school. Keep the day, and tell us whom you still know.
    Invitation | -120 | Back to school | Tour, class photo, banquet. Answer and pay until the date on the page; bring a picture.
    Reminder | ?21 | Your badge is waiting | We print the badges soon and would hate to miss your face. Are you there?
    Thanks | +4 | All on one picture | It was as if no time had passed, and then again it was not. The class photo with all names is on the page.`,
  seating: "10 long 9",
});
