import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "hiker, hikers, Rope team, Adventure tour",
  people: 10,
  sum: 5200,
  weekday: 4,
  story: `
    Four days outdoors, from hut to hut. You should be able to walk six hours a day with a pack; everything else we carry together.

    Tell us about allergies and anything the guide should know.`,
  programme: `
    0 16:00 90 session | Meeting the guide, checking the packs | Valley inn
    0 18:30 90 meal | Supper, maps on the table | Valley inn
    1 07:30 480 sport | First stage: 900 metres up, 300 down | From the inn
    1 18:00 90 meal | Supper at the hut | First hut
    2 07:00 540 sport | Second stage, over the pass | From the hut
    2 18:00 90 meal | Soup, stars, early to bed | Second hut
    3 08:00 360 sport | Down to the lake | From the hut
    3 14:30 90 meal | Late lunch and farewell | Lake inn`,
  stages: `
    220 | Route and guide
    150 | Huts and people
    75 | Fitness and kit
    21 | Weather and papers
    3 | Go or no go
    0 | On the way
    after | Dry and whole`,
  tasks: `
    -220 programme high #route | Choose the route by the slowest walker one has in mind
    -210 programme high #guide >route | Ask a certified guide; most are booked two seasons ahead
    -200 money #costs >guide | Costs a head with eight, with ten; who bears two who drop out
    -190 place high #huts >route | Reserve both huts; they open their books on one morning
    -180 people high #team >costs | Describe honestly how hard it is, then invite
    -170 money >huts | Deposits to guide and huts
    -160 people #forms >team | Health form: heart, knees, height, medicine, insulin
    -150 money | Rescue insurance for everybody, number noted
    -140 programme | Emergency plan | * Radio and dead spots; Ways out a stage; Hospitals; Who calls whom
    -120 people >forms | Guide reads the forms and talks with two of them
    -100 programme >team | Training: three walks with a loaded pack, dates set
    -90 making #kit | Kit list with weights | * Boots worn in; Rain cover; Sleeping liner; Head torch; Two litres
    -80 place | Way to the valley by train; cars only with a place to stand for four days
    -70 making >kit | What can be lent: poles, packs, crampons
    -60 people >team | First training walk; whoever struggles says so now
    -56 food >huts | Meals in the huts, diets, bread for the way
    -49 money | Rest of the payments
    -42 making >kit | Group kit: first aid, map, rope, repair set, who carries it
    -35 programme >guide | Second route for bad weather, with beds
    -28 people | Second training walk, with full weight
    -21 people >forms | Emergency contacts at home know the plan
    -14 programme >guide | Look at snow on the pass
    -10 food | Nuts, chocolate, tea: for a day more than planned
    -7 place >huts | Confirm the huts by telephone
    -5 making >kit | Everybody sends the weight of the pack; below ten kilos
    -3 programme high >guide | Guide decides: route, other route, or home
    -1 people @18:00 | Route and time of return left with somebody at home
    0 making @16:00 | Packs are opened; what is not needed stays | @ Meeting the guide, checking the packs
    0 people @14:15 | Tell those at home that everybody is down | @ Late lunch and farewell
    0 programme @19:30 | Tomorrow's weather, start, order of walking | @ Supper, maps on the table
    +4 making | Return what was lent, dry
    +10 programme | Guide's remarks for the next team
    +14 people | Pictures and the profile of the route to all`,
  budget: `
    420 | Guide
    240 | Huts with half board
    120 | Train and valley inn
    90 | Group kit and hire
    60 | Insurance
    40 | Provisions
    30 | Kept back for a taxi`,
  questions: `
    text required | Medicine, allergies, heart, knees, heights
    choice required | Your longest walk in the last year | Under 4 hours; 4 to 6 hours; More
    text required | Whom do we call at home?
    choice | Do you need to borrow? | Poles; Pack; Nothing
    text | What can you not eat in a hut?
    yes_no | Do you snore?`,
  page: `
    Can I do this? | If you walk six hours with eight kilos and get up the next day. Two training walks will show.
    What happens in bad weather? | The guide decides three days before, and every morning. There is a second route with beds.
    Is there signal? | At the inn, on the pass, at the lake. The guide carries a radio.
    How do I pack? | Below ten kilos with water. The list gives the weight of each thing.`,
  mails: `
    Invitation | -180 | Over the pass | Four days from hut to hut, six hours a day. Read how hard it is, fill in the health form, and come along.
    Reminder | -63 | First walk with a pack | In a week we train. Whoever struggles there tells us; nothing is lost yet.
    Before we go | -4 | Below ten kilos | Send the weight of your pack. Meeting place, huts and emergency numbers are on the page.
    Thanks | +5 | Everybody down, all knees | Thank you for waiting for each other. Pictures and the profile of the route are on the page.`,
});
