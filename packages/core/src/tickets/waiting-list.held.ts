import { counted, joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

type State = "waiting" | "offered" | "accepted" | "declined" | "expired" | "left" | "removed";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    waitingLists: {
      title: string;
      places: (count: number) => string;
      states: Readonly<Record<State, string>>;
    };
  }
}

/** Where somebody waits for tickets. */
export const held: HeldByArea<"waitingLists"> = {
  name: "waitingLists",
  order: 60,
  copy: {
    title: "Waiting lists",
    places: (count) => counted(count, "place"),
    states: {
      waiting: "waiting",
      offered: "offered",
      accepted: "accepted",
      declined: "declined",
      expired: "expired",
      left: "left",
      removed: "removed",
    },
  },
  facts({ waitingLists }, { places, states }, { day }) {
    const said: Readonly<Record<string, string>> = states;
    return waitingLists.map(({ event, people, status, at }) => ({
      term: event,
      detail: joined([places(people), said[status] ?? status, day(at)]),
    }));
  },
};
