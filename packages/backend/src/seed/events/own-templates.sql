-- What the reunion of five years ago became: a template, shared by a link.
insert into public.own_templates (id, account_id, title, line, event_type_id, cover_seed, blueprint, created_by)
select ':template', e.account_id, 'Our class reunion, every five years', 'As it went in 2022: a tour of the school, a long dinner, a late dance.',
  e.event_type_id, e.cover_seed, '{
  "version": 1,
  "words": {"one":"classmate","many":"classmates","group":"Class Year","kind":"School reunion"},
  "story": "It is time to see each other again. Come back to the school for an afternoon, walk through the rooms you remember, and stay for supper.\n\nBring a photograph, a year book or a story. Partners are welcome.",
  "weekday": 6,
  "people": 90,
  "sum": 4200,
  "activities": [
    {"title":"Arrival and name badges","kind":"social","day":0,"at":"14:00","minutes":60,"room":"Entrance hall","note":"The badge shows your name then and now."},
    {"title":"Through the old school","kind":"tour","day":0,"at":"15:00","minutes":75,"room":"Main building","note":"Sturdy shoes for the stairs."},
    {"title":"Remembering those who are missing","kind":"ceremony","day":0,"at":"16:30","minutes":30,"room":"Assembly hall","note":""},
    {"title":"The class photo, on the same steps","kind":"social","day":0,"at":"17:00","minutes":30,"room":"Front steps","note":""},
    {"title":"Coffee with the teachers","kind":"social","day":0,"at":"17:30","minutes":60,"room":"Library","note":""},
    {"title":"Banquet","kind":"meal","day":0,"at":"18:30","minutes":120,"room":"Gymnasium","note":""},
    {"title":"Music and the long evening","kind":"social","day":0,"at":"20:30","minutes":180,"room":"Gymnasium","note":""}
  ],
  "stages": [
    {"title":"Find each other","from":210},
    {"title":"Date, place, price","from":120},
    {"title":"Answers and money","from":60},
    {"title":"Badges and pictures","from":21},
    {"title":"Last errands","from":3},
    {"title":"The day","from":0},
    {"title":"Afterwards","from":null}
  ],
  "tasks": [
    {"key":"five","title":"Find five people from five classes who do this with you","note":"","topic":"people","priority":"high","from":"start","activity":null,"days":-210,"at":null,"stage":"Find each other","waitsFor":[],"checklist":[]},
    {"key":"school","title":"Ask the head for a Saturday, keys and the caretaker","note":"","topic":"place","priority":"high","from":"start","activity":null,"days":-195,"at":null,"stage":"Find each other","waitsFor":[],"checklist":[]},
    {"key":"price","title":"Work out the price a head, with ten who do not pay in the end","note":"","topic":"money","priority":"none","from":"start","activity":null,"days":-170,"at":null,"stage":"Find each other","waitsFor":[],"checklist":[]},
    {"key":"caterer","title":"Three offers for the banquet, one of them from a parent who cooks","note":"","topic":"food","priority":"none","from":"start","activity":null,"days":-150,"at":null,"stage":"Find each other","waitsFor":[],"checklist":[]},
    {"key":"task-11","title":"Write to the teachers; some do not read mail","note":"","topic":"people","priority":"none","from":"start","activity":null,"days":-130,"at":null,"stage":"Find each other","waitsFor":[],"checklist":[]},
    {"key":"task-13","title":"Music of the four years: a list or a band from the year below","note":"","topic":"programme","priority":"none","from":"start","activity":null,"days":-110,"at":null,"stage":"Date, place, price","waitsFor":[],"checklist":[]},
    {"key":"photos","title":"Collect class pictures and name everybody on them","note":"","topic":"making","priority":"none","from":"start","activity":null,"days":-100,"at":null,"stage":"Date, place, price","waitsFor":[],"checklist":[]},
    {"key":"task-16","title":"Who speaks: one of us, one teacher, nobody longer than five minutes","note":"","topic":"programme","priority":"none","from":"start","activity":null,"days":-80,"at":null,"stage":"Date, place, price","waitsFor":[],"checklist":[]},
    {"key":"task-17","title":"Ask the families of the dead whether we may read the names","note":"","topic":"people","priority":"none","from":"start","activity":null,"days":-70,"at":null,"stage":"Date, place, price","waitsFor":[],"checklist":[]},
    {"key":"task-20","title":"Who needs the lift, who needs a bed, who needs a ride from the station","note":"","topic":"place","priority":"none","from":"start","activity":null,"days":-49,"at":null,"stage":"Answers and money","waitsFor":[],"checklist":[]},
    {"key":"task-24","title":"The order of the afternoon, agreed with the teachers","note":"","topic":"programme","priority":"none","from":"start","activity":null,"days":-28,"at":null,"stage":"Answers and money","waitsFor":[],"checklist":[]},
    {"key":"task-26","title":"Exhibition: year books, a report card, the forbidden photograph","note":"","topic":"making","priority":"none","from":"start","activity":null,"days":-18,"at":null,"stage":"Badges and pictures","waitsFor":[],"checklist":[]},
    {"key":"task-28","title":"Ask for helpers: door, coffee, children, tidying up","note":"","topic":"people","priority":"none","from":"start","activity":null,"days":-12,"at":null,"stage":"Badges and pictures","waitsFor":[],"checklist":[]},
    {"key":"task-29","title":"Test loudspeakers and projector in the gymnasium","note":"","topic":"programme","priority":"none","from":"start","activity":null,"days":-10,"at":null,"stage":"Badges and pictures","waitsFor":[],"checklist":[]},
    {"key":"task-30","title":"Cash box with change, list of who pays at the door","note":"","topic":"money","priority":"none","from":"start","activity":null,"days":-7,"at":null,"stage":"Badges and pictures","waitsFor":[],"checklist":[]},
    {"key":"task-31","title":"Last mail: parking, shoes, weather, one telephone number","note":"","topic":"people","priority":"none","from":"start","activity":null,"days":-5,"at":null,"stage":"Badges and pictures","waitsFor":[],"checklist":[]},
    {"key":"task-32","title":"Tables and chairs in, power and lights checked","note":"","topic":"place","priority":"none","from":"start","activity":null,"days":-2,"at":null,"stage":"Last errands","waitsFor":[],"checklist":[]},
    {"key":"task-33","title":"Lay out the badges by surname then","note":"","topic":"making","priority":"none","from":"activity","activity":"Arrival and name badges","days":0,"at":"12:30","stage":"The day","waitsFor":[],"checklist":[]},
    {"key":"task-34","title":"Candle and list of names to the assembly hall","note":"","topic":"programme","priority":"none","from":"activity","activity":"Remembering those who are missing","days":0,"at":"16:15","stage":"The day","waitsFor":[],"checklist":[]},
    {"key":"task-35","title":"Ladder and voice for the class photo","note":"","topic":"people","priority":"none","from":"activity","activity":"The class photo, on the same steps","days":0,"at":"16:55","stage":"The day","waitsFor":[],"checklist":[]},
    {"key":"task-36","title":"Tidy the gymnasium; the caretaker counts the chairs","note":"","topic":"place","priority":"none","from":"end","activity":null,"days":1,"at":"10:00","stage":"Afterwards","waitsFor":[],"checklist":[]},
    {"key":"task-37","title":"The class photo to everybody, with all names","note":"","topic":"people","priority":"none","from":"end","activity":null,"days":4,"at":null,"stage":"Afterwards","waitsFor":[],"checklist":[]},
    {"key":"task-38","title":"Settle and say openly what is left, and what it is for","note":"","topic":"money","priority":"none","from":"end","activity":null,"days":10,"at":null,"stage":"Afterwards","waitsFor":[],"checklist":[]},
    {"key":"task-39","title":"Thanks to school and teachers; who does the next one?","note":"","topic":"people","priority":"none","from":"end","activity":null,"days":14,"at":null,"stage":"Afterwards","waitsFor":[],"checklist":[]}
  ],
  "budget": [
    {"name":"Banquet","note":"","share":540},
    {"name":"Drinks that we pay","note":"","share":120},
    {"name":"Music and sound","note":"","share":90},
    {"name":"Gymnasium, caretaker, cleaning","note":"","share":80},
    {"name":"Badges, prints, exhibition","note":"","share":60},
    {"name":"Teachers as our guests","note":"","share":50},
    {"name":"Post and searching","note":"","share":30},
    {"name":"Kept back","note":"","share":30}
  ],
  "questions": [
    {"prompt":"Your name when you were at school","kind":"text","options":[],"required":true},
    {"prompt":"Which class were you in?","kind":"choice","options":["A","B","C","Another year"],"required":true},
    {"prompt":"What do you join?","kind":"choice","options":["The whole day","Only the tour","Only the banquet"],"required":false},
    {"prompt":"A teacher we must not forget","kind":"text","options":[],"required":false},
    {"prompt":"May we show your school picture on your badge?","kind":"yes_no","options":[],"required":false},
    {"prompt":"Do you need the lift?","kind":"yes_no","options":[],"required":false},
    {"prompt":"Do you know where somebody is whom we have not found?","kind":"text","options":[],"required":false}
  ],
  "meals": [
    {"name":"Roast","forChildren":false},
    {"name":"Vegetable bake","forChildren":false},
    {"name":"What we had in the canteen","forChildren":false}
  ],
  "answers": [
    {"question":"May I bring my partner?","answer":"Yes. There is a table where partners who know nobody find each other."},
    {"question":"What does it cost?","answer":"The price covers banquet, coffee and room. Teachers are our guests."},
    {"question":"Can I come only in the evening?","answer":"Yes, from half past six. Say so in your answer so that your chair stands there."},
    {"question":"I know somebody you have not found","answer":"Write us by this page. The list of those who are missing grows shorter with every hint."}
  ],
  "mails": [
    {"name":"Keep the day","timing":{"from":"start","days":-180,"at":"09:00"},"subject":"We have found you","text":"Our class meets again, in the old school. Keep the Saturday, and tell us whom you still know.","asks":false},
    {"name":"Invitation","timing":{"from":"start","days":-120,"at":"09:00"},"subject":"Back to school","text":"Tour at three, class photo at five, banquet at half past six. Answer and pay until the date on the page; bring a picture.","asks":true},
    {"name":"Reminder","timing":{"from":"invitation","days":21,"at":"09:00"},"subject":"Your badge is waiting","text":"We print the badges soon and would hate to miss your face. Are you there?","asks":true},
    {"name":"Thanks","timing":{"from":"end","days":4,"at":"09:00"},"subject":"All on one picture","text":"It was as if no time had passed, and then again it was not. The class photo with all names is on the page.","asks":false}
  ],
  "tickets": [],
  "seating": {"tables":10,"shape":"long","seats":9}
}'::jsonb, e.user_id
from public.events e where e.id = ':event';
