import { blueprintOfEvent } from "@jubilee/core/events/blueprint-of-event.rules";
import { contentOfDemo, demos } from "@jubilee/core/events/demos.rules";
import { type Demo, lastWord } from "../support/asked.ts";

/** What the functions of events answer. */
export async function ask(demo: Demo): Promise<void> {
  const token = await askOfEvents(demo);
  await askOfSandboxes(demo, token);
}

async function askOfEvents({
  planner,
  server,
  userId,
  eventId: event_id_param,
}: Demo): Promise<string> {
  await planner("get_event_series", { event_id_param });
  const copies = await planner("duplicate_event", {
    event_id_param,
    name_param: "The year after",
    starts_param: ["2031-05-03T15:00"],
    with_tickets_param: false,
  });
  const copy = copies[0]?.id ?? "";
  const request = {
    patch: { start_local: "2031-05-10T15:00", end_local: "2031-05-10T22:00" },
    scope: "this",
    along: ["activities", "deadline", "mails"],
  };
  await planner("preview_event_change", { event_id_param: copy, request });
  await planner("change_event", { event_id_param: copy, request });
  const { move } = await planner("get_event_overview", { event_id_param: copy });
  await planner("undo_event_move", { move_id_param: move?.id ?? null });
  await planner("repeat_event", {
    event_id_param: copy,
    rule_param: "FREQ=YEARLY;COUNT=2",
    starts_param: ["2032-05-03T15:00"],
    with_tickets_param: false,
  });
  await planner("get_event_series", { event_id_param: copy });
  await planner("instantiate_blueprint", {
    event: {
      user_id: userId,
      name: "From a template",
      start_local: "2031-06-07T18:00",
      end_local: "2031-06-07T22:00",
      time_zone: "Europe/London",
    },
    parts: { answers: [{ question: "Is there parking?", answer: "Behind the barn." }] },
  });
  const source = await planner("read_template_source", { event_id_param });
  const { blueprint } = blueprintOfEvent(source, null);
  const kept = await planner("save_own_template", {
    event_id_param,
    template: { title: "As last year", line: "With everything", blueprint },
  });
  const template_id_param = kept.id;
  await planner("change_own_template", { template_id_param, patch: { title: "As always" } });
  const link = await planner("create_template_link", { template_id_param });
  await planner("list_own_templates");
  await planner("get_own_template", { template_id_param });
  await server("get_shared_template", { token: lastWord(link.url) });
  const came = await planner("apply_blueprint", {
    event_id_param: copy,
    parts: { answers: [{ question: "Is there a train?", answer: "Every hour." }] },
  });
  await planner("undo_blueprint", { undo_id_param: came.undoId });
  await planner("remove_series_dates", { event_id_param: copy, scope_param: "all", dry_run: true });
  return lastWord(link.url);
}

/** One of the twelve is made and opened; the next visitor finds none. Its planner keeps a template that was shared. */
async function askOfSandboxes({ server, signedIn }: Demo, token: string): Promise<void> {
  const [demo] = demos;
  if (!demo) throw new Error("There are no demos");
  const demo_param = demo.name;
  const content = await contentOfDemo(demo, Date.now(), () => crypto.randomUUID());
  await server("make_sandbox", { demo_param, content });
  const opened = await server("open_sandbox", { demo_param });
  if ("none" in opened) throw new Error(`No ${demo_param} stood ready`);
  await server("open_sandbox", { demo_param });
  await server("has_ready_sandbox", { demo_param });
  await server("list_wanted_sandboxes", { demos: demos.map(({ name }) => name) });
  const visitor = await signedIn(opened);
  await visitor("keep_shared_template", { token });
  await visitor("take_along_sandbox", { event_id_param: opened.eventId });
  await server("clear_sandboxes");
}
