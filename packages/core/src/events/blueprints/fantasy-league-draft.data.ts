import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "manager, managers, League, League draft",
  people: 12,
  sum: 420,
  weekday: 0,
  story: `
    Draft day. Bring your list and your excuses; whoever is late picks last.

    Remote managers are on the screen, with the same sixty seconds.`,
  programme: `
    0 15:00 15 social | Arrival, last year’s loser serves | Living room
    0 15:15 30 session | Rules, stake, votes on changes | Living room
    0 15:45 15 ceremony | Draft order is drawn | Living room
    0 16:00 150 session | The draft, sixty seconds a pick | Living room
    0 18:30 45 meal | Pizza, and judging each other’s teams | Kitchen
    0 19:15 75 social | First trades, cup handed on | Living room`,
  stages: `
    60 | Who is in
    28 | Rules
    10 | Board and list
    1 | Room
    0 | Draft day
    after | Season`,
  tasks: `
    -60 people high #in | Ask last year's managers; silence for a week means out
    -56 people >in | Fill empty seats with somebody who answers messages
    -50 programme high #date >in | Date after the last preseason game, before the first that counts
    -45 money #stake >in | Stake, prizes, and the forfeit for the last
    -42 programme #rules | Collect motions for rules, one each
    -40 place >date | Where? A table for twelve, a wall, a fast line
    -35 programme >rules | Vote on paper; two thirds change a rule
    -30 people high >date | Invitation with hour, address and rules
    -28 programme | Set up the league online: roster, scoring, trades, waivers
    -25 money >stake | Collect stakes before anybody picks
    -21 making #board | Draft board with stickers in colours by position
    -18 people | Remote managers: camera, sound, somebody who picks if the line dies
    -16 making | Engrave last year's champion on the cup
    -14 programme | Auction or snake: settle it, publish it
    -12 food | Who cannot eat cheese? Order accordingly
    -10 programme | Practice draft for beginners, without pity
    -7 making >board | Stickers sorted, two markers, a clock with a horn
    -5 programme | Read injuries; move nobody up in public
    -3 people | All stakes in? Names of debtors into the group
    -1 place @19:00 | Chairs in a horseshoe, screen, power strips
    0 making @14:30 | Put up board and cup | @ Draft order is drawn
    0 food @17:40 | Order pizza in round ten | @ Pizza, and judging each other’s teams
    +1 programme | Enter rosters, post a picture of the board
    +3 programme | Marks for each team, with reasons
    +7 money | Stakes are put away, prizes are written down`,
  budget: `
    450 | Prizes and stake held
    220 | Pizza
    160 | Drinks
    80 | Board and stickers
    50 | Cup and engraving
    40 | Forfeit of the last`,
  questions: `
    choice required | How do you draft? | In the room; By video
    text required | Name of your team
    text | A motion for the rules
    yes_no required | Do you agree with the rules of the league?
    text | Who picks for you if your line dies?`,
  page: `
    What if I am late? | You pick last in round one. Nobody has ever been late twice.
    How long do I have? | Sixty seconds; then the clock picks the best on the list.
    Can I trade picks? | From the drawing of the order until your pick is called.
    Is there beer? | Last year's loser serves it.`,
  mails: `
    Invitation | -30 | Twelve chairs, one cup | Draft day is fixed. Say whether you are in the room or on the screen, and pay the stake.
    Reminder | -6 | You are on the clock | Motions, stakes, team names: three things are missing, two of them from you.
    Thanks | +1 | Board is up | Thank you for fifteen rounds. Rosters and marks are on the page; appeals are refused.`,
});
