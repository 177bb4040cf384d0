import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const answered: readonly [question: string, answer: string][] = [
  [
    "Is there parking?",
    "Forty places behind the Boathouse, and the school lets us have its yard from five o’clock; it is four minutes on foot.",
  ],
  [
    "May I bring my partner?",
    "Yes. Say so in your reply, so that there is a chair and a plate for each of you.",
  ],
  [
    "What should I wear?",
    "Whatever you would put on for a good dinner. The deck is old wood: heels find the gaps.",
  ],
  [
    "What if I come late?",
    "Come anyway. The class photo is at a quarter past seven; whoever misses it gets into the second one, at ten.",
  ],
];

const asked: readonly [name: string, email: string, question: string, answer: string | null][] = [
  [
    "Odile Marchand",
    "odile.marchand@mail.example",
    "Is there somewhere quiet? My father comes along and his hearing aid does not like a band.",
    null,
  ],
  [
    "Warren Tate",
    "warren.tate@mail.example",
    "Can I still order the mushroom pie if I said trout in my reply?",
    "Yes, change it by the link in your invitation until the deadline; after that tell me and I ring the kitchen.",
  ],
];

/** What the reunion's page answers before anybody asks, and what guests have asked. */
export const demo: DemoPart = {
  async seed(backend) {
    await backend.query("insert into private.question_takers (event_id) values ($1)", [
      idOf("Hartwell"),
    ]);
    for (const [place, [name, email, question, answer]] of asked.entries()) {
      await backend.query(
        `insert into public.asked_questions (id, account_id, event_id, name, email, locale, question, submit_key,
           answer, answered_by, answered_at, created_at)
         select $1, e.account_id, e.id, $2, $3, 'en', $4, $5, $6::text, case when $6::text is not null then e.user_id end,
           case when $6::text is not null then now() - interval '1 day' end, now() - $7::int * interval '1 day'
         from public.events e where e.id = $8`,
        [
          idOf(`Hartwell asked ${place}`),
          name,
          email,
          question,
          `demo-asked-${place}`,
          answer,
          place + 1,
          idOf("Hartwell"),
        ],
      );
    }
    for (const [place, [question, answer]] of answered.entries()) {
      await backend.query(
        `insert into public.page_questions (id, account_id, event_id, question, answer, position)
         select $1, e.account_id, e.id, $2, $3, $4 from public.events e where e.id = $5`,
        [idOf(`Hartwell question ${place}`), question, answer, place + 1, idOf("Hartwell")],
      );
    }
  },
};
