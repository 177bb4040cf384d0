import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "colleague, colleagues, Department, Professional gathering",
  people: 45,
  sum: 2600,
  weekday: 4,
  story: `
    An afternoon among people of the trade: two short talks, an open round, and enough time afterwards for what brought you here.

    Slides are shared, recordings are not.`,
  programme: `
    0 15:00 30 social | Arrival and coffee | Foyer
    0 15:30 45 talk | First talk: what went wrong, and what we learned | Lecture room
    0 16:15 45 talk | Second talk: a method, shown on one case | Lecture room
    0 17:00 30 social | Break, with cards of questions | Foyer
    0 17:30 60 session | Open round, the cards decide | Lecture room
    0 18:30 150 meal | Supper at mixed tables | Dining room`,
  stages: `
    75 | Subject and speakers
    42 | Announced
    21 | Confirmed
    3 | Set up
    0 | The afternoon
    after | Followed up`,
  tasks: `
    -75 programme high #subject | One subject, narrow enough that experts come
    -72 place high #venue | Lecture room and dining room in one house, near the station
    -70 programme high #speakers >subject | Ask two speakers who disagree
    -65 money | Host pays, members pay or a sponsor pays? Put it into one sentence
    -60 programme >speakers | Titles and three sentences from each speaker
    -56 people #register | Who should hear this? Firms, alumni, three students
    -49 people high >register,speakers | Invitation out, with registration
    -42 programme | Somebody who chairs and can interrupt
    -35 food >venue | Coffee with something to chew, supper without a seating war
    -30 money | Certificates of attendance: who issues them, what they must say
    -28 people >register | Second announcement through the association's letter
    -25 programme >speakers | Call with both speakers: agree who says what
    -21 people #list >register | Waiting list, badges with name and trade in large type
    -18 place | Microphone, clicker, second cable, clock in view of the speaker
    -14 people >list | Remind those registered; free the places of those who cannot come
    -12 making | Cards for questions, one colour for beginners
    -10 food >list | Number and diets to the kitchen
    -8 people >list | Mixed tables: no two of one firm
    -7 programme >speakers | Slides arrive; check type size and rights
    -4 making >list | Print badges and certificates
    -2 place | Signs from the entrance, quiet room for calls
    0 place @13:30 | Sound check with each speaker | @ First talk: what went wrong, and what we learned
    0 people @14:45 | Two at the desk, one at the door for those who come late | @ Arrival and coffee
    0 programme @17:10 | Sort the cards into five questions | @ Open round, the cards decide
    +1 people | Slides and certificates to those who were there
    +3 programme | Handwritten thanks to the speakers
    +7 people | Three questions: what helped, what was too long, what next
    +10 money | Invoice the sponsor, close the account`,
  budget: `
    430 | Supper
    160 | Rooms and technology
    140 | Speakers: travel and a night
    120 | Coffee breaks
    60 | Badges, cards, certificates
    50 | Announcement
    40 | Kept back`,
  questions: `
    text required | Firm and trade
    choice | Supper | Yes; No, I have a train
    text | One question you bring to the open round
    yes_no | Do you need a certificate of attendance?
    text | Diet`,
  meals: "Fish; Vegetarian",
  page: `
    Do I get a confirmation of attendance? | Yes, the day after, with hours and subject.
    Is there a recording? | No. People speak more freely without one; the slides are shared.
    May I come only to the talks? | Yes. Leave in the break, and say so in your answer for the sake of the kitchen.
    May I bring a colleague? | If they register. The room holds forty-five.`,
  mails: `
    Invitation | -49 | Two talks, one open question | Two who disagree speak about one subject, and then it is your turn. Places are limited by the room.
    Reminder | -14 | Still coming? | If not, somebody on the waiting list is glad. If yes, bring a question.
    Thanks | +1 | Slides and certificate | Thank you for the questions. The slides and your certificate are on the page.`,
  seating: "6 round 8",
});
