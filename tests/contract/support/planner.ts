import type { Shop } from "./shop.ts";

/** What a shop's planner asks, and what the server does of itself meanwhile. */
export interface Planner {
  /** What a function answers to them; `$2` is the first of the values. */
  ask<Answer>(call: string, ...values: unknown[]): Promise<Answer>;
  /** What recurs, then all the work that it noted, so many times. */
  minutes(count: number): Promise<void>;
}

export function plannerOf(shop: Shop): Planner {
  const work = async (): Promise<void> => {
    if ((await shop.functions.runJobs()).done > 0) await work();
  };
  const planner: Planner = {
    async ask<Answer>(call: string, ...values: unknown[]) {
      const { answer } = await shop.one<{ answer: Answer }>(
        `with me as materialized (
           select set_config('request.jwt.claims', json_build_object('sub', $1::text, 'role', 'authenticated')::text, true))
         select public.${call} as answer from me`,
        [shop.plannerId, ...values],
      );
      return answer;
    },
    async minutes(count) {
      if (count === 0) return;
      await shop.functions.runJobs(true);
      await work();
      await planner.minutes(count - 1);
    },
  };
  return planner;
}
