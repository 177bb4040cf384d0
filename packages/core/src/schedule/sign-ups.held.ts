import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    activities: {
      title: string;
      states: Readonly<Record<"going" | "waiting" | "left", string>>;
    };
  }
}

/** What somebody signed up for. */
export const held: HeldByArea<"activities"> = {
  name: "activities",
  order: 40,
  copy: {
    title: "Activities",
    states: { going: "going", waiting: "waiting", left: "left" },
  },
  facts({ activities }, { states }, { day }) {
    const said: Readonly<Record<string, string>> = states;
    return activities.map(({ title, status, at }) => ({
      term: title,
      detail: joined([said[status] ?? status, day(at)]),
    }));
  },
};
