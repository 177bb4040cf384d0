import type { Demo } from "../support/asked.ts";

/** What the functions of mails answer. */
export async function ask({ planner, client, eventId: event_id_param }: Demo): Promise<void> {
  await planner("get_event_notice", { event_id_param });
  await planner("skip_event_notice", { event_id_param });
  await client
    .from("events")
    .update({ location_name: "The other boathouse" })
    .eq("id", event_id_param);
  await planner("get_event_notice", { event_id_param });
  await planner("send_event_notice", { event_id_param });
}
