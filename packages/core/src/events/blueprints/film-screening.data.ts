import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "viewer, viewers, Row, Film screening",
  people: 90,
  sum: 1200,
  weekday: 4,
  story: `
    A film, and afterwards a conversation with those who made it. Doors open half an hour before; the film begins on time.

    Subtitles in English; audio description by headphones.`,
  programme: `
    0 18:30 30 social | Doors, tickets, popcorn that does not rustle | Foyer
    0 19:00 5 session | Two sentences before the light goes out | Cinema
    0 19:05 105 performance | The film | Cinema
    0 20:50 40 session | Conversation with those who made it | Cinema
    0 21:30 60 social | A glass with those who want to go on talking | Foyer`,
  stages: `
    75 | Film and rights
    42 | Announced
    14 | Copy tested
    1 | House
    0 | Projection
    after | Licence paid`,
  tasks: `
    -75 programme high #film | Choose the film, and why now
    -72 money high #rights >film | Rights for public showing: who has them, fee, conditions
    -68 place high #cinema | Cinema or hall with real dark; hire with projectionist
    -63 people #makers >film | Director, editor or the person in it: ask who would come
    -60 money >rights,cinema | Ticket price from fee and number of seats
    -56 making >film | Stills and text from the distributor, with credits
    -50 people high #announce >rights,cinema | Announce and open tickets
    -45 people | Schools, associations, those whom the film is about
    -42 programme >makers | Moderator who has seen it twice
    -38 programme | Age rating, warnings, subtitles, audio description
    -35 people >makers | Travel and bed for guests
    -30 people >announce | Posters where people wait: bus, bakery, library
    -28 place | Hearing loop, seats for wheelchairs with a view
    -24 programme #copy >rights | Order the copy: format, sound, key with its hours
    -21 food | Foyer: popcorn, beer, something warm
    -18 programme >makers | Moderator and guests talk for twenty minutes by telephone
    -14 programme high >copy | Test the copy from beginning to end, in the cinema
    -12 money >announce | Half sold? Ask partners to share it
    -10 making | Reserved signs, question cards
    -7 people | Reminder with start, on the minute
    -6 programme >copy | Second copy on another disk
    -3 programme >copy | Does the key open? Try it now, not at seven
    -1 place @18:00 | Clean screen, lamps, way to the toilets
    0 programme @17:00 | Sound level with the hall empty, a little louder when full | @ The film
    0 people @18:20 | Door, headphones, seats for guests | @ Doors, tickets, popcorn that does not rustle
    0 programme @20:45 | Microphones for stage and hall, light up slowly | @ Conversation with those who made it
    +1 money | Number of viewers to the owner of the rights
    +2 people | Thanks to guests; what was asked
    +7 programme | Delete copies, return disks
    +10 people | Ask who would like to choose the next one`,
  budget: `
    340 | Rights
    240 | Cinema and projection
    170 | Guests: travel and bed
    90 | Posters
    80 | Moderator
    50 | Foyer
    30 | Headphones and captions`,
  questions: `
    yes_no | Do you stay for the conversation?
    text | Do you need something to see, hear or sit well?
    text | What would you like to ask those who made it?`,
  tickets: `
    Seat | 12 | 60 | Free choice
    Reduced | 8 | 20 | Pupils, students, those without work
    Patron | 25 | 10 | Pays for two others`,
  page: `
    Does it begin on time? | Yes, and without advertising.
    In which language is it? | Original with English subtitles; description by headphones, ask in your answer.
    Is it for children? | From the age of twelve. What is hard to see stands beside the rating.
    May I leave before the conversation? | Yes, by the side door.`,
  mails: `
    Invitation | -50 | A film, and those who made it | Doors, the film, conversation afterwards. Seats are free; there are ninety.
    Reminder | -2 | On the minute | We begin on time and without advertising. Bring your question; cards lie on the seats.
    Thanks | +2 | What you asked | Thank you for staying. The answers we owed are on the page, with the next date.`,
  seating: "9 row 10",
});
