import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "neighbour, neighbours, Organization, Community day",
  people: 300,
  sum: 6500,
  weekday: 0,
  story: `
    A day for everybody who lives here. Stalls, lunch together at one long table, and the children’s corner is open all afternoon.

    Come for an hour or for the whole day.`,
  programme: `
    0 11:00 30 ceremony | Opening, with the band and the shortest speech in town | Main stage
    0 11:30 90 social | Stalls and neighbours | Street
    0 13:00 90 meal | Lunch together at one table through the street | Street
    0 14:30 120 workshop | Children’s corner | School yard
    0 14:30 60 session | What we want to change here | Tent
    0 15:30 60 workshop | Repair café: bicycles, lamps, trousers | Tent
    0 16:30 75 performance | The neighbourhood’s band | Main stage
    0 17:45 15 social | Everybody carries a bench | Street`,
  stages: `
    180 | A group and a yes
    120 | Permits and partners
    60 | Stalls and helpers
    21 | Told everywhere
    3 | Building up
    0 | The day
    after | Thanks and receipts`,
  tasks: `
    -180 people high #group | Bring together eight people from eight houses
    -175 place high #street >group | Choose the street, walk it with the fire brigade in mind
    -168 money #host | Who is the organiser before the law? An association, the parish, the school
    -160 place high #permit >street,host | Apply to close the street | * Map with widths; Detour; Stops of the bus; Noise until when
    -150 money >host | Apply for money from the borough; read what counts as a receipt
    -145 money >host | Liability insurance for the day
    -140 people #partners | Ask school, parish, sports club and the shops what each could show
    -130 programme | Find the band that lives here
    -120 food #kitchen | Lunch for three hundred: which kitchens, which rules of hygiene
    -110 people | Write to all households for the first time, in four languages
    -100 place >permit | Toilets, one of them for wheelchairs
    -95 place | Power: who has a socket, who has a cable drum, who may touch it
    -90 people >partners | Call for stalls: no fee for neighbours, a cake from traders
    -80 people #stewards | Find stewards, two a gate, two hours each
    -75 programme | Subject for the talk in the tent; one who leads it and takes no side
    -70 place >permit | Signs against parking: set up as the law says, days before
    -60 people >partners | Stalls close; draw the plan of places
    -55 making | Posters by the children of the school
    -50 food >kitchen | List of who cooks what, with allergens on a card
    -45 people | First aid: the volunteers, their place, their way in
    -40 programme | Loudspeakers and the licence for music
    -35 place | Borrow forty tables and eighty benches
    -28 people >stewards | Meet the helpers once, with cake and the plan
    -25 making | Flags from window to window: paper, string, ladder
    -21 people | Posters up, letters into every box
    -14 place >permit | Tell bus company, ambulance and refuse collection the hours
    -10 food | Cups with a deposit; water for nothing
    -7 programme | Sheet of the day with all telephone numbers
    -4 place | Signs against parking stand; take a picture of each
    -2 food >kitchen | Cold chain: who has fridges, who brings ice
    -1 place @16:00 | Paint places for the stalls with chalk
    0 place @07:00 | Close the street, tow nobody, ring three doorbells
    0 people @10:00 | Stewards get vest, plan and water | @ Opening, with the band and the shortest speech in town
    0 food @12:15 | Lay one table through the whole street | @ Lunch together at one table through the street
    +1 place @09:00 | Sweep, return benches, open the drain
    +7 people | Thanks by name in every stairwell
    +14 money | Receipts to the borough, within its term
    +21 people | What was said in the tent, and who does something about it`,
  budget: `
    240 | Lunch and water
    160 | Stage, sound, power
    130 | Toilets and refuse
    120 | Closing the street, signs
    100 | Children’s corner
    90 | Band and licence for music
    80 | Benches and tents
    50 | Posters and letters
    30 | Insurance`,
  questions: `
    choice required | What do you do? | I come; I cook; I help two hours; I have a stall
    text | Your stall: what, how wide, power or not
    text | Which languages do you speak?
    yes_no | May children come to you for the treasure hunt?
    text | What should change here?`,
  page: `
    Can I help? | Yes: two hours at a gate, at the table or with the benches. Say so in your answer.
    What happens if it rains? | We pull tents over the table. Only a storm moves us into the school.
    Can I leave by car? | Not from the early morning until the benches are carried away. Park outside the flags the night before.
    Does it cost anything? | No. Cups have a deposit; what is left over goes to the playground.
    Is there a toilet for wheelchairs? | Yes, beside the tent. The street has no kerb on that side.`,
  mails: `
    Invitation | -60 | One table through our street | Stalls, lunch, band, children’s corner: for one day the street is ours. Tell us whether you cook, help or just come.
    Reminder | -7 | Cars out, benches in | From early that morning no car can leave. Helpers: your hour and your place stand on the page.
    Thanks | +4 | All of us at one table | Thank you for cooking, carrying and staying. Here is what was said in the tent.`,
});
