import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "player, players, Team, Tournament",
  people: 160,
  sum: 5800,
  weekday: 6,
  story: `
    One day, several teams, one cup. Groups play in the morning, finals in the afternoon. Sign up your team with everybody who plays; spectators are welcome.

    Results are on the board and on this page within minutes.`,
  programme: `
    0 08:00 30 other | Gates, changing rooms, first coffee | Main gate
    0 08:30 45 session | Captains’ meeting and draw | Clubhouse
    0 09:30 180 sport | Group matches, two pitches | Pitches 1 and 2
    0 12:30 60 meal | Lunch | Marquee
    0 13:30 105 sport | Semi-finals and places five to eight | Pitches 1 and 2
    0 15:30 15 sport | Penalty game for all who are out | Pitch 2
    0 15:45 60 sport | Final | Pitch 1
    0 17:00 30 ceremony | The cup, and the one for fair play | Pitch 1
    0 17:30 30 social | Last drink, taking down together | Marquee`,
  stages: `
    130 | Format and pitches
    84 | Teams sign up
    35 | Draw and referees
    10 | Equipment
    1 | Lines and tents
    0 | Match day
    after | Results and bills`,
  tasks: `
    -130 programme high #format | Format: eight teams, two groups, minutes a match, tie-breaks
    -126 place high #ground | Two pitches for one day, with changing rooms and light
    -120 money >ground | Fee for a team that covers pitch, referees and cup
    -112 programme >format | Approval of the federation, if players have passes
    -105 place | Insurance: participants, spectators, tents
    -100 people high #open >format | Open the sign-up: captain, colours, list of players
    -90 people #refs | Referees: three, with a fourth for the board
    -85 people | First aid on the ground, with a vehicle
    -75 food #food | Lunch and stall: who sells, who has a licence
    -70 making #cup | Cup, medals, and one for fair play
    -60 people >open | Chase captains: no list, no place
    -50 money >open | Fees are in; waiting teams move up
    -45 people | Helpers: gate, board, balls, stall, two shifts
    -42 place | Parking and bicycles, way for the ambulance
    -35 people high #closed >open | Sign-up closes
    -30 programme #plan >closed,format | Schedule with ten minutes between matches and a reserve
    -28 people >plan,refs | Assign referees, none to the own club
    -24 making | Bibs for equal colours, whistles, cards, two balls a pitch
    -21 programme >plan | Rules on one page: dangerous play, bookings, weather
    -18 place | Marquee, loudspeaker, power from the clubhouse
    -14 people >plan | Schedule to captains; objections within three days
    -10 programme | Lightning and heat: who stops, where all go
    -7 food >closed | Amounts by teams and expected spectators
    -5 making | Board of results, pens, somebody who takes it to the page
    -3 people | Shirt numbers against the lists
    -1 place @15:00 | Mark lines, nets, flags, marquee
    0 programme @07:30 | Check pitches with a referee | @ Group matches, two pitches
    0 people @08:15 | Lists and passes at the desk | @ Captains’ meeting and draw
    0 programme @12:35 | Read groups aloud, fill in the semi-finals | @ Semi-finals and places five to eight
    0 making @15:30 | Fair play: collect the votes of the captains | @ The cup, and the one for fair play
    +1 place @10:00 | Take down, mow, hand back
    +2 people | Results, scorers, pictures
    +7 money | Settle with the federation and the club
    +14 people | Ask captains what to change; next date`,
  budget: `
    260 | Pitches and marquee
    210 | Lunch and stall
    160 | Referees
    120 | Cup, medals, bibs
    90 | First aid
    70 | Sound, board, power
    60 | Insurance and federation
    30 | Kept back`,
  questions: `
    text required | Name of the team
    choice required | What are you? | Captain; Player; Spectator; Helper
    text | Colour of shirts, and a second one
    text | Date of birth, as in the pass
    choice | If you help | Gate; Board; Stall; Taking down`,
  tickets: `
    Team | 120 | 8 | Up to fourteen players, one captain
    Spectator | 0 | 300 | Whole day
    Lunch | 9 | 200 | A plate and a drink`,
  page: `
    How many may play? | Fourteen a team, seven on the pitch, rolling changes.
    What happens at equal points? | Direct match, goal difference, goals, one penalty each.
    What if there is lightning? | Everybody to the clubhouse; after thirty minutes shorter matches.
    Is there something to eat? | Lunch in the long break, the stall all day.`,
  mails: `
    Invitation | -100 | Eight teams, one cup | Sign-up is open. Captains send list and colours; whoever pays first has the place.
    Reminder | -42 | Captains: your list | Without a list no place. A waiting team is glad about yours.
    Thanks | +2 | Final score | Thank you for playing hard and fair. Results, scorers and pictures are on the page.`,
});
