/** What somebody has done in this sitting, to be taken back one after another, and done again. */
import type { Portal } from "../../app/portal/portal.types.ts";

/** Something done that can be taken back. */
export interface Act {
  /** “Done: Book the band” */
  said: string;
  /** Takes it back. `later`: not now, without a connection; `gone`: not any more, which has been told. */
  back: () => Promise<TakenBack | "later" | "gone">;
}

/** What was taken back. */
export interface TakenBack {
  /** What does it again; null where nothing was left to take back. */
  again: Act | null;
  /** What is said of it besides. */
  note?: string;
}

/** One that is done or on its way. */
export interface Doing {
  /** Null where it failed, which its page has told. */
  answer: Promise<Act | null>;
}

/** What became of a press. Null: there was nothing. */
export type Turned = (TakenBack & { said: string }) | "later" | "gone" | null;

export interface Acts {
  /** One more, the newest from now on, though its answer may still be to come. */
  did: (answer: Doing["answer"]) => Doing;
  /** Takes the last one back, or this one. */
  back: (act?: Doing) => Promise<Turned>;
  /** Does again what was taken back last. */
  again: () => Promise<Turned>;
}

/** More than that nobody takes back by hand. */
const most = 100;

async function turnLast(from: Doing[], to: Doing[], wanted?: Doing): Promise<Turned> {
  const doing = wanted ?? from.at(-1);
  const place = doing === undefined ? -1 : from.lastIndexOf(doing);
  if (doing === undefined || place < 0) return null;
  const act = await doing.answer.catch(() => null);
  from.splice(from.lastIndexOf(doing), 1);
  // What failed was no act: the one before it is the last.
  if (!act) return wanted ? null : turnLast(from, to);
  const turned = await act.back();
  if (turned === "later") from.splice(place, 0, doing);
  if (typeof turned === "string") return turned;
  if (turned.again) to.push({ answer: Promise.resolve(turned.again) });
  return { ...turned, said: act.said };
}

export function createActs(): Acts {
  const done: Doing[] = [];
  const undone: Doing[] = [];
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, in the order of the presses. */
  const inTurn = (turn: () => Promise<Turned>): Promise<Turned> => {
    const next = last.then(turn, turn);
    last = next;
    return next;
  };
  return {
    did: (answer) => {
      const doing = { answer };
      done.push(doing);
      done.splice(0, Math.max(0, done.length - most));
      undone.splice(0);
      return doing;
    },
    back: (act) => inTurn(() => turnLast(done, undone, act)),
    again: () => inTurn(() => turnLast(undone, done)),
  };
}

const sittings = new WeakMap<Portal, { userId: string; acts: Acts }>();

/** Those of this page and of who is signed in. */
export function actsOf(portal: Portal, userId: string): Acts {
  const known = sittings.get(portal);
  if (known?.userId === userId) return known.acts;
  const acts = createActs();
  sittings.set(portal, { userId, acts });
  return acts;
}
