import { type Demo, lastWord } from "../support/asked.ts";

/** What the functions of polls answer: of each poll of the demo, by its planner and by its voters. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, tables, eventId, personalToken } = demo;
  const { rows } = await planner("list_polls", { event_id_param: eventId, request: {} });
  for (const { id: poll_id_param } of rows) {
    await planner("get_poll", { poll_id_param });
    await planner("get_poll_results", { poll_id_param });
    const token = lastWord((await planner("get_poll_link", { poll_id_param })).url);
    await server("get_shared_poll", { token });
  }
  const { polls } = await server("get_guest_polls", { token: personalToken });
  for (const { token } of polls) {
    await server("get_shared_poll", { token });
  }
  const made = await planner("save_poll", {
    event_id_param: eventId,
    poll_id_param: null,
    input: {
      title: "Which evening?",
      naming: "named",
      results: "always",
      questions: [
        {
          kind: "date",
          text: "Which evening?",
          required: true,
          guestsMayAdd: true,
          options: [{ day: "2031-05-01" }, { day: "2031-05-02" }],
        },
      ],
    },
  });
  const poll_id_param = made.id;
  await planner("open_poll", { poll_id_param });
  const token = lastWord((await planner("get_poll_link", { poll_id_param })).url);
  const [question] = made.questions;
  const [option] = question?.options ?? [];
  await server("vote_in_poll", {
    token,
    payload: {
      name: "Lee",
      email: "lee@guests.test",
      ballotToken: "l".repeat(40),
      note: "After supper.",
      timeZone: "Europe/Lisbon",
      answers: [{ questionId: question?.id, marks: { [option?.id ?? ""]: "yes" } }],
    },
  });
  await server("suggest_poll_option", {
    token,
    question_id_param: question?.id ?? "",
    option: { day: "2031-05-03" },
  });
  await planner("create_poll_link", { poll_id_param, kind_param: "embed_poll" });
  await planner("list_poll_links", { poll_id_param });
  await planner("invite_to_poll", { poll_id_param });
  await planner("remind_of_poll", { poll_id_param });
  await demo.askJobs();
  // Guests are reminded a day after they were asked.
  const invited = await tables
    .from("poll_invitations")
    .select("id")
    .eq("poll_id", poll_id_param)
    .not("event_guest_id", "is", null)
    .limit(1)
    .single<{ id: string }>();
  await demo.noteJob("poll_invitation_reminder", { invitationId: invited.data?.id, again: true });
  await demo.askJobs();
  await planner("close_poll", { poll_id_param });
  await planner("use_poll_date", {
    poll_id_param,
    option_id_param: option?.id ?? "",
    request: { into: "activity" },
  });
}
