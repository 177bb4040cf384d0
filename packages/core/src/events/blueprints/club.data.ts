import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "member, members, Interest Group, Club evening",
  people: 50,
  sum: 1100,
  weekday: 5,
  story: `
    Our yearly meeting: what was, what comes, and who does it. Supper follows, and guests of members are welcome to that part.

    Motions reach the board in writing two weeks before.`,
  programme: `
    0 18:30 30 social | Doors and the list of those present | Clubroom
    0 19:00 75 session | Meeting | Clubroom | Report, accounts, elections, motions.
    0 20:15 15 ceremony | Thanks to long-standing members | Clubroom
    0 20:30 75 meal | Supper | Clubroom
    0 21:45 45 social | The bar, and the pictures of the year | Bar`,
  stages: `
    70 | The board prepares
    42 | Called in due form
    14 | Papers and supper
    2 | Set up
    0 | The evening
    after | Minutes`,
  tasks: `
    -70 programme high #statutes | Read the statutes: notice, quorum, who may vote, how one votes
    -68 place >statutes | Book the room for a Friday, with an hour in reserve
    -63 money high #accounts | Close the accounts of the year
    -60 people #board | Ask each of the board whether they stand again
    -56 people >board | Find candidates for the posts that fall free, and let them meet the board
    -50 money >accounts | Give the books to the two auditors
    -45 programme #agenda >statutes | Agenda with times, motions last
    -42 people high #called >agenda | Send the notice of meeting, in the form the statutes ask for | Keep proof of the day it went out.
    -40 people | Bring the list of members up to date: joined, left, owing
    -35 making | Who has been with us for ten, twenty-five, forty years? Order pins and flowers
    -28 money >accounts | Draft the budget for the coming year
    -25 programme | Ask for the reports of the groups, one page each
    -21 food | Supper: one pot, one without meat, price for guests
    -14 programme high >called | Motions are in; check form, put them in order
    -12 money | Auditors' report is there
    -10 people | Find a chair for the elections who stands for nothing
    -9 making | Ballots in two colours, a box, pencils
    -8 people | Proxies: who has sent one, and for whom
    -5 food | Number for supper
    -4 making | Pictures of the year, forty and no more
    -2 making >agenda | Print agenda, accounts and budget for a third of those who come
    0 place @17:30 | Chairs, projector, table for the list | @ Doors and the list of those present
    0 people @18:25 | Count those who may vote, and say the quorum aloud | @ Meeting
    +1 people | Write to those who were elected, with what comes next
    +7 programme | Minutes to chair and secretary for signature
    +10 money | Report the new board to the register and the bank
    +21 people | Minutes to all members`,
  budget: `
    480 | Supper and drinks
    180 | Room and technology
    120 | Honours: pins, flowers
    110 | Notices and postage
    70 | Print
    40 | Register and fees`,
  questions: `
    choice required | What do you come to? | The meeting and supper; Only the meeting; Only supper
    yes_no | Do you bring a guest to supper?
    text | For whom do you hold a proxy?
    yes_no | Would you take on a task in the coming year?`,
  meals: "Stew; Stew without meat",
  page: `
    Who may vote? | Members who have paid the year’s dues, one vote each; one proxy a person.
    May I bring somebody who is not a member? | To supper, gladly. The meeting is for members.
    How do I hand in a motion? | In writing, two weeks before, with a reason. The board puts it on the agenda.
    Where are the papers? | Agenda, accounts and budget lie at the door, and are sent with the notice.`,
  mails: `
    Notice | -42 | Notice of our yearly meeting | You are invited in due form. The agenda stands on the page; motions in writing until two weeks before. Supper follows.
    Reminder | -7 | Quorum and stew | We need enough members to decide, and a number for supper. Do you come?
    Thanks | +8 | What we decided | Thank you for your votes and your patience. The minutes follow; here is who does what.`,
});
