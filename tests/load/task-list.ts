import { randomUUID } from "node:crypto";
import { clientOf, rowsOf } from "../e2e/steps/planner-client.ts";
import type { Product } from "../support/product.ts";

const states = ["todo", "todo", "todo", "doing", "blocked", "done"] as const;
const labels = ["Place", "Food", "People", "Programme"] as const;
const dayMs = 86_400_000;
const atOnce = 50;

/** Over half a year; one in fifteen has no day, one in nine waits for the one before. */
function task(index: number, ids: readonly string[], firstMs: number) {
  return {
    id: ids[index],
    title: `Errand ${index + 1} that somebody has to do in time`,
    state: states[index % states.length],
    priority: index % 7 === 0 ? "high" : "none",
    labels: [labels[index % labels.length]],
    ...(index % 9 === 8 ? { waitsFor: [ids[index - 1]] } : {}),
    ...(index % 15 === 14
      ? {}
      : {
          due: {
            kind: "day",
            day: new Date(firstMs + (index % 190) * dayMs).toISOString().slice(0, 10),
          },
        }),
  };
}

/** Gives the demo planner an event with so many tasks; its id. */
export async function layTasks(product: Product, count: number): Promise<string> {
  const client = await clientOf(product);
  const { data: user } = await client.auth.getUser();
  const start = new Date(Date.now() + 200 * dayMs).toISOString().slice(0, 10);
  const event = rowsOf(
    await client
      .from("events")
      .insert({
        user_id: user.user?.id,
        name: "Two thousand errands",
        event_type_id: "club-type-1",
        start_local: `${start}T18:00`,
        end_local: `${start}T23:00`,
        time_zone: "Europe/Berlin",
        location_name: "The field",
        currency: "EUR",
      })
      .select("id")
      .single<{ id: string }>(),
  );
  const ids = Array.from({ length: count }, () => randomUUID());
  const all = ids.map((_, index) => task(index, ids, Date.now()));
  for (let from = 0; from < count; from += atOnce) {
    // In their order: what waits for one of the batch before finds it.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await client.rpc("add_tasks", {
      event_id_param: event.id,
      inputs: all.slice(from, from + atOnce),
    });
    rowsOf(answer);
  }
  return event.id;
}
