import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "performer, performers, Act, Talent show",
  people: 180,
  sum: 1100,
  weekday: 6,
  story: `
    Everybody who can do something, and everybody who wants to see it. Sign up with your act, five minutes at most; the audience helps to decide.

    Stage fright is normal. Somebody holds your hand until the curtain.`,
  programme: `
    0 14:30 90 other | Rehearsal for acts, in order of appearance | Stage
    0 16:30 60 social | Doors, ballots and cake | Foyer
    0 17:30 60 performance | First half, eight acts | Stage
    0 18:30 30 social | Break, first votes | Foyer
    0 19:00 45 performance | Second half, seven acts | Stage
    0 19:45 15 performance | Last year’s winner, while votes are counted | Stage
    0 20:00 30 ceremony | The jury decides, everybody on stage | Stage`,
  stages: `
    98 | Hall and rules
    63 | Acts sign up
    28 | Chosen
    10 | Rehearsed
    1 | Stage
    0 | The show
    after | Applause`,
  tasks: `
    -98 place high #hall | School hall or parish hall with stage, two evenings and a day
    -95 programme high #rules | Rules: five minutes, no fire, no playback without singing
    -90 money | Entrance or hat? What is it for?
    -84 people #jury | Jury of three: one knows, one is kind, one is eleven
    -80 people | Host who can fill three minutes
    -75 people high #call >rules | Call for acts: schools, choirs, care home, fire brigade
    -63 programme >rules | Sign-up form: act, minutes, music, what must stand on stage
    -56 people >call | Encourage the quiet ones, personally
    -50 programme | Technician: light, six microphones, who mixes
    -45 money | Prizes that nobody has to be jealous of
    -42 people high #signed >call | Sign-up closes
    -38 programme #cast >signed | Audition, friendly; say no in person
    -35 people >cast | Parents' consent for children, pictures included
    -30 making >cast | Poster with all names
    -28 programme #order >cast | Order: loud, quiet, children before eight
    -25 making | Ballots, pencils, three boxes
    -21 people >order | Each act gets its hour for rehearsal and its number
    -18 programme >order | Music files collected, named by number, tested
    -14 people | Helpers: curtain, cake, cloakroom, hand-holder
    -12 food | Cake from everybody, list by letter
    -10 programme >order | Rehearsal of transitions without acts
    -7 place >hall | Chairs, ways out, number allowed
    -5 people | What if an act drops out? Two in reserve
    -3 making | Certificates with every name, spelled as they spell it
    -1 place @16:00 | Light, curtain, tape on the floor
    0 programme @13:30 | Line check for all microphones | @ Rehearsal for acts, in order of appearance
    0 people @17:15 | Hand-holder and water behind the stage | @ First half, eight acts
    0 making @19:45 | Count ballots, three people, one sheet | @ The jury decides, everybody on stage
    +1 place @10:00 | Clear hall and foyer
    +3 people | Film and pictures to the acts, with consent
    +7 money | Say what came together and where it goes`,
  budget: `
    280 | Light and sound
    230 | Hall
    160 | Prizes
    110 | Cake and drinks
    90 | Posters and ballots
    70 | Licence for music
    60 | Film and pictures`,
  questions: `
    choice required | Do you | Perform; Watch; Help
    text | Your act in one sentence, with minutes
    text | What must stand on the stage?
    choice | Music | None; I play; A file I send; A piano
    yes_no | May you be filmed?
    text | With whom do you share a number?`,
  tickets: `
    Grown-up | 8 | 120 | Free choice, ballot included
    Child | 4 | 60 | With a ballot as well
    Act | 0 | 40 | Performers and one who carries`,
  page: `
    May I sign up alone? | Yes. Nobody has to be funny, good or young.
    How long may it be? | Five minutes. The lamp goes on one minute before.
    How is it decided? | Half by the hall's ballots, half by the jury.
    I am terribly nervous | So are the others. Behind the stage sits somebody with water and a hand.`,
  mails: `
    Call for acts | -75 | What can you do? | Five minutes are yours: singing, juggling, telling, training a dog. Sign up until six weeks before.
    Invitation | -28 | Fifteen acts, one hall | The order is fixed, the cake is being baked. Come and vote.
    Reminder | -5 | Your number, your minute | Acts: the hour of your rehearsal is on the page. Audience: doors open an hour before.
    Thanks | +2 | All fifteen names | Thank you for courage and applause. Film, pictures and result are on the page.`,
  seating: "12 row 15",
});
