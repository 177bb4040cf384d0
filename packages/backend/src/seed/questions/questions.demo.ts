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

/** What the reunion's page answers before anybody asks. */
export const demo: DemoPart = {
  async seed(backend) {
    for (const [place, [question, answer]] of answered.entries()) {
      await backend.query(
        `insert into public.page_questions (id, account_id, event_id, question, answer, position)
         select $1, e.account_id, e.id, $2, $3, $4 from public.events e where e.id = $5`,
        [idOf(`Hartwell question ${place}`), question, answer, place + 1, idOf("Hartwell")],
      );
    }
  },
};
