import { written } from "../blueprint-sheets.rules.ts";

export const blueprint = written({
  words: "service member, service members, Unit, Military reunion",
  people: 100,
  sum: 14_000,
  weekday: 5,
  story: `
    A weekend for all who served together, and for their families. We remember those we lost at the memorial; the rest of the time is for each other.

    Tell us if you need a lift from the station or a room without stairs.`,
  programme: `
    0 16:00 180 social | Arrival and the hospitality room | Hotel | Coffee, maps, the guest book, old rolls of film.
    0 19:00 120 meal | Supper by unit | Hotel
    1 08:30 60 session | Business meeting of the association | Hotel
    1 10:00 60 ceremony | Wreath and roll of honour | Memorial | Chairs for all who cannot stand.
    1 11:30 120 tour | Museum, with one who was there | Museum
    1 15:00 90 session | Talks on record: tell it once, for the archive | Hotel
    1 18:30 180 meal | Banquet | Ballroom | Uniform or evening dress.
    2 09:30 90 meal | Farewell breakfast | Hotel
    2 11:00 60 ceremony | Service of all faiths, colours retired | Chapel`,
  stages: `
    330 | Place and hotel
    210 | Found and told
    120 | Registration
    45 | Honours and ways
    7 | The last week
    0 | The weekend
    after | For the archive`,
  tasks: `
    -330 people high #committee | Form a committee: treasurer, chaplain, historian, one spouse
    -325 place high #town >committee | Choose the town: near a hospital, an airport and a memorial
    -310 place high #hotel >town | Hotel with lifts, walk-in showers and a room that never closes
    -300 money >hotel | Contract: what if thirty fewer come? Get it in writing
    -285 people high #rolls >committee | Compare rolls: served, found, fallen, died since
    -270 people >rolls | Write to veterans' papers, associations and archives with the search
    -250 programme #memorial >town | Ask for the memorial, the hour and who cares for it
    -240 people high >hotel,rolls | First letter, by post and mail
    -225 programme >memorial | Request colour guard and bugler
    -210 people | Invite families of the fallen, each in a letter of its own
    -195 programme | Speaker for the banquet: from the unit, not about it
    -180 money #fees | Registration fee, with a fund for those who cannot pay
    -170 place >town | Museum: guide, seats in the coach, short way
    -150 people high #reg >fees | Registration opens
    -140 making | Historian calls for photographs, maps, letters; nothing leaves its envelope unlabelled
    -120 people | Who travels alone, with oxygen, with a dog, with a carer
    -110 food >hotel | Menus without bones and with soft choices
    -100 making | Caps, pins or coins with the year
    -90 people >reg | Call every man and woman over eighty who has not answered
    -84 programme | Recording team for the talks, with a form of consent
    -75 place | Coach with a lift; times with ten minutes for each stop
    -60 making >rolls | Roll of honour: spelling, rank and date checked by two
    -56 place >reg | Rooms without stairs are given out first
    -45 programme >memorial | Order of ceremony with chaplain and guard
    -40 people | Medical volunteer and the way to the next hospital
    -35 food | Bar of the hospitality room: licence, price, who serves
    -30 making | Order the wreath, with the text of the ribbon
    -28 people #final >reg | Registration closes
    -21 place >final | Tables by unit; a missing man's table, laid as custom asks
    -18 making >final | Badges, large print, unit and years
    -14 programme | Flags: which, in which order, who carries
    -10 people | Lifts from station and airport, with names and signs
    -7 people | Last letter: weather, medicine, dress, telephone
    -3 place | Walk the memorial with guard and chairs
    -1 making @15:00 | Set up hospitality room, guest book, old pictures
    0 people @15:00 | Two stand at the lift, two at the station | @ Arrival and the hospitality room
    0 programme @17:00 | Read the names aloud once, alone | @ Supper by unit
    +1 place | Pack flags and pictures, sign the inventory
    +7 people | Pictures and the text of the roll to all, by post where needed
    +14 money | Treasurer's account to all members
    +30 programme | Recordings and letters to the archive, with consent
    +45 people | Where next? Ask while they still tell about it`,
  budget: `
    340 | Banquet and supper
    160 | Hospitality room
    130 | Coach and museum
    110 | Places for those who cannot pay
    80 | Guard, music, wreath
    70 | Ballroom and sound
    50 | Caps, pins, badges
    40 | Search and post
    20 | Recordings`,
  questions: `
    text required | Unit, and years in it
    choice required | When do you arrive? | The first day; For the memorial; Only for the banquet
    choice | How do you come from the station? | I need a lift; By car; I can take others
    yes_no | Do you need a room without stairs?
    yes_no | Would you tell something for the archive?
    text | Who from your unit should be named at the memorial?
    text | Diet or medicine we should know of`,
  meals: "Roast beef; Salmon; Pasta; Soft food",
  tickets: `
    Weekend | 170 | 75 | All meals, coach and museum
    Banquet alone | 80 | 15 | The evening alone
    Helped by the fund | 0 | 10 | For those who would not come otherwise; nobody asks`,
  page: `
    May my family come along? | Yes, to everything but the business meeting.
    Where can we stay overnight? | At the hotel of the weekend; rooms without stairs are given out first.
    What is worn? | At the banquet uniform or evening dress, decorations if you wish. Otherwise what is comfortable.
    I cannot pay for it | Choose the ticket of the fund. Nobody asks, and nobody sees it.
    I cannot travel | Ceremony and banquet are told by telephone: write to us for the number.`,
  mails: `
    First letter | -240 | We are looking for you | The unit meets for a weekend. Tell us whether you are well, and whom you know of.
    Invitation | -150 | Fall in once more | Registration is open: hotel, coach, banquet. Those who cannot pay choose the ticket of the fund.
    Reminder | ?21 | Your place in the ranks | Rooms without stairs are given out first. Tell us what you need.
    Thanks | +8 | Dismissed, until next time | Thank you for coming, and for the names you brought. Pictures and the roll are on the page.`,
  seating: "10 round 10",
});
