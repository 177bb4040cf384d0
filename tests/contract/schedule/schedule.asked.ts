import type { Demo } from "../support/asked.ts";

/** What the functions of the schedule answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, client, eventId: event_id_param, personalToken: token, placeId } = demo;
  await planner("get_schedule_desk", { event_id_param });
  await planner("find_activity_hosts", { event_id_param, text_param: "a" });
  await planner("list_schedule_versions", { event_id_param });
  await planner("publish_schedule", { event_id_param, notes_param: "The dinner is later" });
  await planner("list_schedule_versions", { event_id_param });
  const activities = await client
    .from("activities")
    .select("id, sign_up")
    .eq("event_id", event_id_param)
    .overrideTypes<{ id: string; sign_up: boolean }[], { merge: false }>();
  const activityId = activities.data?.find(({ sign_up }) => sign_up)?.id ?? "";
  for (const { id } of activities.data ?? []) {
    await planner("get_activity_people", { activity_id_param: id });
    await planner("get_activity_tickets", { activity_id_param: id });
  }
  await planner("get_run_of_show", { event_id_param });
  // The reunion is days ahead: what keeps its time can be said before the day opens.
  const kept = {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    act: "fix",
    isFixed: true,
    activityId,
  };
  await planner("press_run_of_show", { event_id_param, press: kept });
  await planner("press_run_of_show", {
    event_id_param,
    press: { ...kept, id: crypto.randomUUID(), act: "undo", pressId: kept.id },
  });
  await planner("list_calendar_activities", {
    request: { from: "2020-01-01T00:00:00Z", to: "2040-01-01T00:00:00Z", after: null },
  });
  const feed = await planner("create_calendar_feed", { name_param: "All my events" });
  await server("get_calendar_feed", { token: /feed\/([^/]+)/.exec(feed.url)?.[1] ?? "" });
  await planner("list_calendar_feeds");
  await planner("rotate_calendar_feed", { feed_id: feed.id });
  await planner("revoke_calendar_feed", { feed_id: feed.id });
  await server("get_shared_schedule", { token: await demo.link("event_info_view") });
  await server("get_shared_schedule", { token });
  await server("star_activity", { token, activity_id_param: activityId, wanted: true });
  await server("sign_up_for_activity", { token, payload: { activityId } });
  await demo.askJobs();
  await server("get_my_calendar", { token });
  await server("leave_activity", { token, activity_id_param: activityId });
  await server("get_guest_calendar", { token });
  await server("set_guest_calendar", { token, what: "open" });
  await planner("stop_guest_calendar", { event_guest_id_param: placeId });
  await server("fill_activities");
}
