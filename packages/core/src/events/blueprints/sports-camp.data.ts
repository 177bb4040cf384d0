import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "camper, campers, Group, Sports camp",
  people: 64,
  sum: 16_500,
  weekday: 1,
  story: `
    Five days of training for the young ones, in groups by age, with lunch. On the last afternoon families are invited to the match.

    Tell us about allergies, medicine, and who may collect your child.`,
  programme: `
    0 08:30 45 session | Handing over, name bands, groups and kit | Main gate
    0 10:00 120 sport | First training: games to know each other | Pitches
    0 12:00 60 meal | Lunch in two sittings | Canteen
    0 13:30 120 sport | Skills in stations | Pitches
    1 10:00 180 sport | Passing and moving, then lunch | Pitches, canteen
    1 13:30 120 workshop | What a body needs: water, sleep, food | Shade of the trees
    2 10:00 180 sport | Defending without fouls, then lunch | Pitches, canteen
    2 13:30 120 social | Half day off at the pool | Pool
    3 10:00 180 sport | Small matches, mixed ages, then lunch | Pitches, canteen
    3 18:00 120 social | Evening with sausages and a night match | Pitches
    4 10:00 180 sport | Last training, children lead, then lunch | Pitches, canteen
    4 14:00 90 sport | The match, with families | Pitch 1
    4 15:45 30 ceremony | Certificates, one sentence for each child | Pitch 1
    4 16:15 30 other | Handing back, lost property | Main gate`,
  stages: `
    200 | Ground, coaches, protection
    140 | Registration
    60 | Groups and kitchen
    21 | Papers
    3 | Build up
    0 | The week
    after | Feedback`,
  tasks: `
    -200 place high #ground | Reserve pitches, canteen, pool for the first week of the holidays
    -195 people high #safe | Child protection: person in charge, rules, way of reporting
    -190 people high #coaches >safe | Head coach and one coach for eight, with clearances seen
    -180 money #fee | Fee, brothers and sisters, places that are paid by a fund
    -170 money >ground | Insurance for camp, pool and outing
    -160 programme >coaches | Plan of the week by age, with rain and heat
    -150 people high #reg >fee,ground | Registration opens | Health form and who may collect are part of it.
    -140 people | Flyers through schools, the paid places first
    -120 people >coaches | Young helpers of sixteen: training, shirt, a small fee
    -110 food #kitchen | Canteen: menus for five days, allergies on cards
    -100 people >coaches | First-aid course for all coaches
    -90 making #kit | Shirts, bottles, balls: order by age group
    -75 money >reg | Second rate; write to those who have not paid
    -70 programme | Pool: lifeguards, who can swim, wristbands in two colours
    -60 people high #full >reg | Registration closes, waiting list moves up
    -56 people #groups >full | Groups by age, friends together, eight a coach
    -49 people >full | Read every health form; call the parents where one raises a question
    -42 food >kitchen,full | Numbers and diets to the canteen
    -35 people >safe | Rules of collecting: list, signature, word of the day
    -28 programme | Night match: light, permission, end at eight
    -21 people >groups | Letter to parents: hours, sun cream, bottle, telephone
    -18 place | Shade, water points, room for a child that needs quiet
    -14 people >coaches | Coaches' day: games, conflicts, one who cries
    -12 place | Plan for heat: shorter hours, hoses, who decides
    -10 making >groups | Name bands with group and allergy mark
    -7 making >kit | Kit sorted, a bag for each child
    -5 people | Emergency list by group, on paper
    -3 place | Walk the ground: holes, glass, goals anchored
    -1 place @14:00 | Cones, shade, signs, desk
    0 people @07:45 | Coaches at the gate, lists in hand | @ Handing over, name bands, groups and kit
    0 food @11:15 | Cards of allergies at every table | @ Lunch in two sittings
    0 programme @15:45 | Ten minutes: what went wrong, which child sat alone
    +1 place @09:00 | Clear the ground, count balls
    +4 people | Feedback from parents, three questions; from children, one
    +10 money | Account to the fund for the paid places
    +14 people | Coaches' meeting: who comes again
    +21 making | Pictures, only of those whose parents agreed`,
  budget: `
    390 | Coaches and helpers
    210 | Lunch and drinks
    130 | Pitches, canteen, pool
    100 | Shirts, bottles, balls
    60 | Places paid by the fund
    50 | Insurance and first aid
    40 | Evening with night match
    20 | Kept back`,
  questions: `
    text required | Name and date of birth of the child
    text required | Allergies, medicine, anything the coaches should know
    text required | Who may collect your child? Names and telephone
    choice required | Can your child swim? | No; A little; Well
    choice | Size of shirt | 116; 128; 140; 152; 164
    yes_no required | May we take pictures of your child?
    text | With whom should your child be in a group?`,
  meals: "Everything; No pork; Vegetarian",
  tickets: `
    Week | 270 | 48 | Five days with lunch and shirt
    Brother or sister | 220 | 10 | The second child of a family
    Paid place | 0 | 6 | From the fund; nobody asks for papers`,
  page: `
    Who may collect my child? | Those you named, against signature. If it is somebody else, call in the morning.
    What should be in the bag? | Bottle, sun cream, cap, shin guards, spare socks. Everything with a name.
    What if it is very hot? | Shorter hours, hoses, shade. The head coach decides each morning.
    My child knows nobody | On the first morning that is true of most. Write us; we put them with a kind one.
    When do families come? | On the last day, to the match.`,
  mails: `
    Invitation | -150 | Five days of ball | Registration is open. Please fill in the health form; the paid places go first.
    Reminder | -68 | Second rate, size of shirt | Two things are missing before your child's bag can be packed.
    Before we begin | -6 | The bag, the band, the gate | Come a little early on the first day. What belongs into the bag stands on the page.
    Thanks | +4 | One sentence for each | Thank you for trusting us with them. Three questions, two minutes; pictures are on the page.`,
});
