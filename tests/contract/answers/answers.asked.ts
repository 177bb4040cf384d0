import type { Demo } from "../support/asked.ts";

/** What the functions of answers and invitations answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, eventId: event_id_param, placeId, personalToken } = demo;
  await planner("get_head_count", { event_id_param });
  await planner("get_invitation_progress", { event_id_param });
  await planner("list_coming_heads", { event_id_param });
  await planner("list_late_answers", { event_id_param });
  await planner("list_invitation_recipients", { event_id_param, kind_param: "reminder" });
  await planner("preview_invitation", { event_id_param, kind_param: "reminder" });
  await planner("send_invitations", { event_id_param, kind_param: "reminder", dry_run: true });
  await planner("send_invitations", { event_id_param, kind_param: "reminder", dry_run: false });
  const party = await planner("get_party", { event_guest_id_param: placeId });
  const payload = {
    members: party.members.map(({ id }) => ({ id, answer: "yes", meal: null, dietary: null })),
    companions: [],
    answers: {},
    note: null,
  };
  await planner("record_party", { event_guest_id_param: placeId, payload });
  const token = personalToken;
  const idempotencyKey = crypto.randomUUID();
  await server("answer_party", { token, payload: { ...payload, idempotencyKey } });
  await server("get_calendar_source", { token });
  await server("set_mail_wish", { token, wants_mail: true });
  await planner("set_faces_shown", { event_id_param, is_shown: true });
  await planner("get_event_faces", { event_id_param });
  await server("show_face", { token, payload: { person: placeId, isShown: true } });
  await server("get_shared_faces", { token: await demo.link("event_info_view") });
  const [code] = await planner("list_invitation_codes", { event_id_param });
  const rsvp = await demo.link("embed_rsvp");
  await server("open_invitation_code", { token: rsvp, code: code?.code ?? "" });
  const email = "ada.lindqvist@guests.test";
  await server("request_rsvp_link", { token: rsvp, payload: { name: "Ada Lindqvist", email } });
  await server("submit_rsvp", {
    token: rsvp,
    payload: {
      name: "Ada Lindqvist",
      email,
      answer: "yes",
      partySize: 1,
      note: null,
      idempotencyKey,
    },
  });
  await demo.noteJob("rsvp_promoted", { eventGuestId: placeId, eventId: event_id_param });
  const late = await demo.tables
    .from("late_answers")
    .insert({
      account_id: demo.accountId,
      event_id: event_id_param,
      event_guest_id: placeId,
      scope: "invitation",
      payload,
    })
    .select("id")
    .single<{ id: string }>();
  const late_answer_id = late.data?.id ?? "";
  await planner("list_late_answers", { event_id_param });
  await demo.client.rpc("decide_late_answer", { late_answer_id, accept_param: false });
}
