import type { Demo } from "../support/asked.ts";

/** What the functions of links answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, eventId: event_id_param, personalToken, link } = demo;
  await server("get_personal_invitation", { token: personalToken });
  for (const [kind, of] of [
    ["event", "event_info_view"],
    ["rsvp", "embed_rsvp"],
    ["tickets", "embed_tickets"],
  ] as const) {
    await server("get_shared_event", { token: await link(of), kind });
  }
  const token = await link("event_info_view");
  await server("get_link_policy", { token });
  await server("get_shared_countdown", { token: await link("embed_countdown") });
  const left = await server("leave_handover", {
    token: await link("embed_tickets"),
    payload: { kind: "tickets", sealed: "sealed-by-a-visitors-own-key" },
  });
  await server("get_handover", { handover_token: left.handoverToken });
  await server("take_handover", { handover_token: left.handoverToken });
  const made = await planner("create_share_link", {
    event_id_param,
    kind_param: "embed_rsvp",
    settings: { label: "Newsletter" },
  });
  const link_id = made.id;
  await planner("get_share_link", { link_id });
  await planner("update_share_link", { link_id, settings: { label: "Letter" } });
  await planner("rotate_share_link", { link_id });
  await planner("revoke_share_link", { link_id });
  const showcases = await planner("list_showcases");
  for (const { link: shown } of showcases) {
    if (shown)
      await server("get_shared_showcase", {
        token: shown.url.slice(shown.url.lastIndexOf("/") + 1),
      });
  }
  const [shown] = showcases;
  if (shown) {
    const { name, intro, layout, coverSeed, eventIds } = shown;
    const showcase = { name, intro, layout, coverSeed, eventIds };
    await planner("save_showcase", { showcase_id_param: shown.id, showcase });
    await planner("create_showcase_link", { showcase_id_param: shown.id });
  }
}
