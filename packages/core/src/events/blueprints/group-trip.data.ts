import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "traveller, travellers, Circle, Group trip",
  people: 16,
  sum: 6400,
  weekday: 4,
  story: `
    Three days in another city. The times below are the city’s own; come along to what you like and meet us for supper.

    Hotel and train are booked together. Museum and boat are yours to choose.`,
  programme: `
    0 18:00 120 social | Meeting at the hotel bar | Hotel
    0 20:30 90 meal | A late plate around the corner | Neighbourhood
    1 10:00 150 tour | Walk through the old town, with somebody who lives there | Market square
    1 15:00 120 tour | Museum, or the market | Museum entrance
    1 20:00 120 meal | Supper together | Reserved table
    2 11:00 360 tour fixed | Out of the city by train and boat | Central station
    2 20:30 150 meal | Last evening, on a roof if it is dry | Roof
    3 10:00 180 social | Free morning, luggage stays at the desk | Hotel
    3 13:30 30 other fixed | Meeting for the train back | Central station`,
  stages: `
    130 | City and price
    90 | Binding names
    45 | Tables and tickets
    14 | Papers
    1 | Departure
    0 | There
    after | Back`,
  tasks: `
    -130 people high #wish | Two cities, two weekends, one vote with a closing hour
    -125 money high #frame >wish | A price range for way, bed and suppers, said openly
    -120 place >wish | Compare train and plane by door to door
    -110 place high #option >frame | Option on rooms, without payment, for two weeks
    -105 people high #yes >option | Who says yes pays a deposit; everything else is a maybe
    -100 place >yes #tickets | Book the group fare; names can often follow
    -95 place >yes,option | Turn the option into a booking
    -85 people >yes | Who shares with whom, asked alone
    -80 programme | Find the guide who lives there, not the one with the flag
    -70 programme #slots | Museum: reserve a time for sixteen
    -60 food #tables >yes | Reserve the two suppers; ask for one bill by seat
    -50 programme | Third day: timetable out, boat, last train back
    -42 people | Those who walk little: tram stops for each way
    -35 money >tickets | Collect the rest
    -30 people >tickets | Names as on the passports to railway or airline
    -28 money | What if somebody falls ill? Insurance or a name to swap
    -21 programme >slots | Put down what is for all and what is free
    -18 place | Phone plan, tram card, tap water, tipping: one page
    -14 people | A group for messages, silent at night
    -12 place | Left luggage for the last day
    -10 food >tables | Diets to both kitchens
    -7 people | Everybody knows the wagon and the seat
    -3 programme | Look at weather and strikes, change the third day if need be
    -1 people @18:00 | Reminder with platform, passport, charger
    0 people @12:00 | Count at the platform before and after | @ Meeting at the hotel bar
    0 food @20:00 | Call the restaurant with the final number | @ A late plate around the corner
    +1 money | Last bills, one settlement
    +3 people | Pictures into one place, two a person
    +14 programme | Note for the next group: what was too much`,
  budget: `
    360 | Hotel
    290 | Train or plane
    180 | Two suppers
    70 | Museum and guide
    50 | Boat and day out
    30 | Trams
    20 | Kept back`,
  questions: `
    choice required | Room | Alone; With somebody I name; With whoever is left
    text | Your name as it stands in your passport
    choice | The afternoon after the walk | Museum; Market; A chair in the sun
    yes_no required | Do you come out of the city on the third day?
    text | Diet, and how far you like to walk`,
  page: `
    What is included? | Way, bed with breakfast, both suppers, the guide. Museum and boat are paid by those who go.
    What if I cannot come after all? | Until the names are handed in you pay nothing. After that your place can be taken over.
    Do I have to come along to everything? | Only to the train back.
    Is it far on foot? | The old town is cobbled. For each way we have written down the tram.`,
  mails: `
    Invitation | -118 | Three days, one city | The vote is over. Say yes with a deposit while we hold the rooms, and tell us how you like to sleep.
    Reminder | -32 | Name as in the passport | The railway wants names, the kitchens want diets. Two lines, please.
    Before we go | -2 | Platform, wagon, weather | Your seat stands on the page. Bring passport, charger, good shoes.
    Thanks | +3 | Two pictures each | Home again. Put your two best pictures on the page; the settlement is there too.`,
});
