import { type Demo, lastWord } from "../support/asked.ts";

/** What the functions of people answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, eventId: event_id_param, guestId: guest_id_param, personalToken } = demo;
  await planner("list_directories");
  await planner("get_directory", { event_id_param });
  await planner("save_directory", { event_id_param, change: { intro: "Find each other" } });
  await planner("list_member_leads", { event_id_param });
  await planner("list_members", {
    request: { eventId: event_id_param, filter: "all", from: 0, size: 50 },
  });
  await planner("get_guest_record", { guest_id_param });
  for (const { tag } of (await planner("list_tags")).slice(0, 3)) {
    await planner("list_tagged", { tag_param: tag });
  }
  await planner("edit_guests", { guest_ids: [guest_id_param], change: { addTags: ["choir"] } });
  await planner("list_tagged", { tag_param: "choir" });
  await planner("rename_tag", { tag_param: "choir", new_tag: "Choir" });
  const own = await planner("issue_profile_link", { guest_id_param });
  const token = lastWord(own.url);
  await server("get_own_profile", { token });
  await server("save_own_profile", { token, payload: {} });
  await server("request_profile_link", { token: personalToken });
  await planner("send_profile_links", { guest_ids: [guest_id_param] });
  await planner("list_my_profiles");
  await planner("list_registrations");
  await planner("get_registration", { token: await demo.link("event_info_view") });
  const batch_id = await planner("start_guest_import", {
    event_id_param,
    file_name: "members.csv",
    mapping: {},
    rejected: [],
  });
  const rows = [{ line: 2, key: "ada", fullName: "Ada Lindqvist", email: "ada@guests.test" }];
  await planner("import_guest_rows", { batch_id, rows });
  await planner("finish_guest_import", { batch_id });
  await planner("list_guest_imports", { event_id_param });
  await planner("known_import_keys", { event_id_param, keys: ["ada"] });
  await planner("preview_import_undo", { batch_id });
  await planner("undo_guest_import", { batch_id, at_most: 2000 });
  const others = await demo.client
    .from("event_guests")
    .select("id, guest_id")
    .eq("event_id", event_id_param)
    .neq("guest_id", guest_id_param)
    .limit(3)
    .overrideTypes<{ id: string; guest_id: string }[], { merge: false }>();
  const [one, other] = others.data ?? [];
  const pair = { keep_id: one?.guest_id ?? "", merge_ids: [other?.guest_id ?? ""] };
  await planner("preview_guest_merge", { ...pair, fields: {} });
  const merged = await planner("merge_guests", { ...pair, fields: {}, answers: {} });
  await planner("undo_guest_merge", { merge_id: merged.mergeId });
  await planner("put_in_household", { event_guest_ids: [one?.id ?? ""], new_name: "The Sauers" });
  await planner("get_guest_record", { guest_id_param: one?.guest_id ?? "" });
  const household = await demo.client
    .from("households")
    .select("id")
    .limit(1)
    .single<{ id: string }>();
  await planner("save_household", {
    household_id_param: household.data?.id ?? "",
    fields: { name: "The Sauers", address: null, headGuestId: null },
  });
}
