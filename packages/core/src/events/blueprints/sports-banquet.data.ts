import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "teammate, teammates, Team, Sports banquet",
  people: 120,
  sum: 7400,
  weekday: 5,
  story: `
    The season is over. We eat together, honour those who earned it, and thank those who were never on the pitch but always there.

    Families sit with their teams.`,
  programme: `
    0 18:00 45 social | Reception, trophies on the table | Foyer
    0 18:45 75 meal | Dinner, team by team to the buffet | Hall
    0 20:00 15 performance | The season in five minutes of film | Hall
    0 20:15 60 ceremony | Honours of the season | Hall
    0 21:15 15 ceremony | Those who wash, drive, mow and whistle | Hall
    0 21:30 60 social | Music | Hall`,
  stages: `
    98 | Date after the last match
    63 | Votes
    35 | Tables
    14 | Trophies and film
    2 | Hall
    0 | The evening
    after | The roll of honour`,
  tasks: `
    -98 programme high #last | Fix the Friday after the last match, play-offs considered
    -95 place high #hall >last | Hall with a stage, close to the training ground
    -90 money #price | Price for adults, children, and what the sponsor carries
    -84 people | Master of ceremonies who knows nicknames
    -77 food >hall | Buffet or plates? Buffet by teams is quicker
    -75 programme #classes | Which honours are there? Fewer, so that they count
    -70 people high >hall,price | Invitations to teams, parents, sponsors, mayor
    -63 programme #votes >classes | Coaches hand in names, players vote
    -56 making | Collect clips of the season, one parent cuts
    -50 people | Who retires, who moves up, who has played a hundred?
    -45 making #trophies >classes | Choose trophies; engrave late
    -42 money | Raffle for the youth: licence and prizes
    -35 people #closed | Answers close, team by team
    -30 programme >votes | Count the votes, two people, one envelope
    -28 place >closed | Tables by teams, parents with their own
    -25 people | Thanks: caretaker, drivers, laundry, first aid
    -21 making >trophies,votes | Engraving to the workshop, spelling checked by somebody who knows the names
    -18 food >closed | Number, children's menu, diets
    -14 making | Film is ready; five minutes, no more
    -12 programme | Speech of the captain, with a joke less
    -10 people | Winners must be there: their parents know
    -8 programme | Order on the stage, ways up and down, photographer's place
    -5 making | Certificates for all youth players
    -2 place >hall | Test screen, sound, stairs
    0 making @17:00 | Line up trophies in order of calling | @ Honours of the season
    0 people @17:40 | Team leaders at the tables | @ Reception, trophies on the table
    +1 place @11:00 | Return hall and glasses
    +3 people | Roll of honour to the paper and the page, with pictures
    +7 money | Account of evening and raffle`,
  budget: `
    510 | Dinner
    150 | Hall and technology
    120 | Trophies and certificates
    90 | Music and host
    60 | Film and pictures
    40 | Flowers for those who help
    30 | Raffle`,
  questions: `
    text required | Team, or whose family you are
    yes_no | Do you receive something and cannot come?
    text | Who has helped all season and is never named?
    choice | Children at your table | None; One; Two; More
    text | What do you not eat?`,
  meals: "Buffet; Buffet without meat; Children’s plate (child)",
  tickets: `
    Adult | 38 | 90 | Dinner and evening
    Child to 12 | 12 | 50 | Children's plate
    Table of a sponsor | 400 | 4 | Ten seats, name in the programme`,
  page: `
    What should we wear? | Club jacket or what you like to be photographed in.
    Do we sit with our team? | Yes, with your parents at the same table.
    How do I know whether I win something? | You do not. Come.
    Is there a raffle? | Yes, for the youth. Bring coins.`,
  mails: `
    Invitation | -70 | The season at one table | Dinner, honours, a short film. Answer with your family, and name somebody who always helps.
    Reminder | ?14 | Your table is being laid | Team by team we count chairs. Are you coming, and with whom?
    Thanks | +3 | The roll of honour | Thank you for a season. Honours and pictures are on the page.`,
  seating: "12 round 10",
});
