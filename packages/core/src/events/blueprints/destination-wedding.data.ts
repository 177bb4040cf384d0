import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "guest, guests, Travelling party, Destination wedding",
  people: 45,
  sum: 32_000,
  weekday: 4,
  story: `
    We are getting married far from home, and we would love to have you with us for three days.

    Please answer early: rooms and boats have to be booked. Here you find every hour of it, in the time of the place.`,
  programme: `
    0 15:00 120 other | Shuttles from the airport, every full hour | Arrivals hall | Say in your answer when you land.
    0 18:00 120 social | Welcome drinks, barefoot if you like | Beach terrace
    1 10:00 240 tour fixed | By boat to the bay and back | Harbour | Hats, water and sun cream are on board.
    1 19:30 150 meal | Supper before the day, long tables | Village square
    2 15:30 30 social | Guests are seated, fans and water at the chairs | Terrace over the sea
    2 16:00 45 ceremony fixed | Ceremony | Terrace over the sea
    2 17:00 90 social | Reception and pictures in the evening light | Garden
    2 19:00 180 meal | Dinner and speeches | Courtyard
    2 22:00 180 performance | Dancing | Courtyard
    3 10:00 120 meal | Farewell breakfast | Hotel garden`,
  stages: `
    420 | Law, land, season
    270 | Friends can plan their year
    150 | Beds, boats, planes
    60 | Names and numbers
    10 | Over there
    0 | The three days
    after | Home again`,
  tasks: `
    -420 money high #law | Find out whether the marriage counts at home, and what it takes | Many couples sign at home first and celebrate there.
    -415 people high | Ask the ten people without whom you would not do it whether they can travel
    -410 place #season | Choose the season by weather, flights and school holidays, in this order
    -400 place high #planner >season | Find a planner who lives there and speaks both languages
    -380 place high #venue >planner | Travel there once, see four places, eat in each
    -365 place high #block >venue | Block rooms in two price classes within walking distance
    -350 money >venue | Contract in a language you both read, with the law it stands under
    -340 money | Decide in which currency you keep the sum, and who carries the exchange
    -320 people high #early >block | Tell everybody the days and what a room costs
    -300 programme >venue | Choose who leads the ceremony, and in how many languages
    -280 making >planner | Photographer from there, seen in a call and in one whole album
    -270 people >early | Collect full names as they stand in passports
    -240 money >law | Papers: translations, apostilles, appointments at the consulate
    -220 people | Find out who needs a visa, and send them the letter they need
    -200 place >block | Shuttle company: airport, hotels, terrace
    -190 programme >venue | Book the boat, with a roof and a second day for wind
    -180 making | A dress that travels as cabin luggage
    -160 food >planner | Menu with the kitchen there; ask what they would serve their own daughter
    -150 people high #invited >early | Invitations with the link to book a room
    -140 money | Insurance for the day and for what you bring
    -110 people | Who shares a room, who shares a taxi: put strangers together with care
    -100 programme | Musicians from the place for the ceremony, your own list for the night
    -90 making | Order what the heat allows: fans, straw hats, no chocolate
    -75 people high #closed >invited | Answers close, flights are known
    -70 place >closed | Give rooms back that nobody booked
    -60 place >closed | Rooming list to both hotels
    -55 food >closed | Numbers, allergies and who eats before sunset to the kitchen
    -45 people >closed | Table of arrivals and departures, and who fetches whom
    -40 programme | Ceremony text, read aloud in both languages
    -30 making | Parcels with what you cannot buy there, sent with time for customs
    -25 place #rain | Settle the plan for rain and for wind, and who decides by when
    -21 people | The letter with adapters, tipping, sun, telephone numbers
    -14 programme >rain | Sheet of the three days, in two languages
    -10 place high | Travel there yourselves, before everybody
    -8 place | Walk terrace and courtyard with the planner at the hour of the ceremony
    -6 food | Taste the dinner once more, with the wine
    -3 making | Welcome bags into the rooms | * Water; Map; Programme; Something sweet from there
    0 people @14:00 | Somebody you trust stands in the arrivals hall until the last plane
    0 making @14:00 | Vows, rings and papers go to one person | @ Ceremony
    +1 money | Settle hotel, boat and courtyard before you leave
    +7 money | Register the marriage at home
    +14 people | Pictures and thanks to everybody who made the way`,
  budget: `
    260 | Dinner, drinks and supper before
    190 | Terrace, courtyard, hire
    130 | Planner on site
    120 | Rooms that the hosts pay
    90 | Boat and shuttles
    80 | Pictures and film
    50 | Music
    45 | Clothes and rings
    35 | Papers, translations, insurance`,
  questions: `
    choice required | Where do you stay? | Where you advise us; We find our own; We do not know yet
    text required | When and where do you land?
    text | When do you fly home?
    yes_no required | Do you come along on the outing?
    text | Allergies, medicine, or what you cannot do in heat
    yes_no | Do you need a letter for a visa?
    text | Your name as it stands in your passport`,
  meals: "Fish of the day; Slow lamb; Filled vegetables; Children’s plate (child)",
  page: `
    When should we book? | As soon as you can say yes: our rooms are held until ten weeks before.
    Which days do we need? | Come on the first afternoon, leave after breakfast on the fourth day. Longer is lovely.
    Is it hot? | Yes, until the evening. The ceremony is late and in the shade; bring a hat for the boat.
    What do we pay ourselves? | Your way and your room. Everything that stands in the programme is ours.`,
  mails: `
    Save the days | -320 | Three days by the sea | We are getting married far from home. Please keep the days, look at your passport, and tell us early whether you can travel.
    Invitation | -150 | Come with us | Here are the hotels, the hours and the boat. Answer when your flights are booked; rooms are held for us until ten weeks before.
    Reminder | ?14 | Do we book a bed for you? | Hotel and boat want numbers now. Tell us yes or no, and when you land if you know it.
    Before you fly | -21 | What to pack, whom to call | Adapters, sun, shoes for stones. The shuttle waits at arrivals; the number to call stands on our page.
    Thanks | +12 | You came all this way | Thank you for the days, the miles and the sand in everything. The pictures are on our page.`,
  seating: "4 long 12",
});
