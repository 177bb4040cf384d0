import type { Demo } from "../support/asked.ts";

/** What the functions of photos and sponsors answer. */
export async function ask({ planner, server, eventId: event_id_param, link }: Demo): Promise<void> {
  const tiers = await planner("list_sponsors", { event_id_param });
  await planner("arrange_sponsors", {
    event_id_param,
    tier_ids: tiers.map(({ id }) => id),
    sponsor_ids: tiers.flatMap(({ sponsors }) => sponsors.map(({ id }) => id)),
  });
  const sponsor = { name: "Merrow Bakery", tier: "Friends of the class", url: "", logo: null };
  const saved = await planner("save_sponsor", { event_id_param, sponsor_id_param: null, sponsor });
  const added = saved.flatMap(({ sponsors }) => sponsors).find(({ name }) => name === sponsor.name);
  await planner("remove_sponsor", { event_id_param, sponsor_id_param: added?.id ?? "" });
  await server("get_shared_gallery", { token: await link("event_info_view") });
}
