import type { Demo } from "../support/asked.ts";

/** What the functions of photos and sponsors answer. */
export async function ask({ planner, server, eventId: event_id_param, link }: Demo): Promise<void> {
  const tiers = await planner("list_sponsors", { event_id_param });
  await planner("arrange_sponsors", {
    event_id_param,
    tier_ids: tiers.map(({ id }) => id),
    sponsor_ids: tiers.flatMap(({ sponsors }) => sponsors.map(({ id }) => id)),
  });
  await server("get_shared_gallery", { token: await link("event_info_view") });
}
