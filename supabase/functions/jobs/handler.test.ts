import { expect, it } from "vitest";
import type { Deps } from "../_shared/deps.types.ts";
import { handle } from "./handler.ts";

it("says in time that it is still at its jobs, and leaves those that another runner took", async () => {
  let nowMs = 0;
  const asked: [name: string, of: unknown][] = [];
  const claimed = ["first", "second", "third"].map((id, place) => ({
    id,
    kind: "something_unknown",
    attempts: place + 1,
  }));
  const deps: Partial<Deps> = {
    user: { id: "", email: null, role: "service_role" },
    now: () => new Date(nowMs),
    log: () => undefined,
    async callSql(name, args) {
      asked.push([name, args?.["job_id"] ?? args?.["claimed"]]);
      if (name === "claim_jobs") return claimed;
      // Each job takes longer than a minute.
      if (name === "finish_job") nowMs += 61_000;
      return name === "hold_jobs" ? ["third"] : null;
    },
  };
  const request = new Request("http://jubilee.example/functions/v1/jobs", { method: "POST" });
  const response = await handle(request, deps as Deps);
  expect(await response.json()).toEqual({ done: 0, failed: 2 });
  expect(asked.slice(1)).toEqual([
    ["finish_job", "first"],
    ["hold_jobs", { second: 2, third: 3 }],
    ["finish_job", "third"],
  ]);
});
