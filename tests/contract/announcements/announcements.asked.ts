import { richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { Demo } from "../support/asked.ts";

/** What announcements answer, from the draft to what a guest has read. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, eventId: event_id_param, personalToken: token } = demo;
  const input = {
    texts: { en: { subject: "The boat home", body: richTextOf("It leaves at 23:40.") } },
    mainLocale: "en",
    audience: { match: "all", who: [{ kind: "everyone", values: [] }], without: [] },
    byEmail: true,
    onPage: true,
    pinned: true,
    takesReplies: true,
  };
  const { id } = await planner("save_announcement", {
    event_id_param,
    announcement_id_param: null,
    input,
  });
  const announcement_id_param = id;
  const waits = { at: "2035-01-01T09:00", clock: "recipient", languagesMayMiss: true };
  await planner("send_announcement", { announcement_id_param, request: waits });
  await planner("stop_announcement", { announcement_id_param });
  await planner("send_announcement", {
    announcement_id_param,
    request: { languagesMayMiss: true },
  });
  await server("list_due_announcements");
  await server("advance_announcement", { announcement_id_param });
  await demo.askJobs();
  await server("read_guest_announcements", { token, payload: { ids: [id] } });
  await server("get_guest_announcements", { token });
  await server("get_shared_announcements", { token: await demo.link("event_info_view") });
  await planner("save_announcement", {
    event_id_param,
    announcement_id_param,
    input: {
      ...input,
      texts: { en: { subject: "The boat home", body: richTextOf("It leaves at 23:50.") } },
    },
  });
  await planner("check_announcement", { announcement_id_param });
  await planner("tell_announcement_again", { announcement_id_param });
  await server("advance_announcement", { announcement_id_param });
  await demo.askJobs();
  await planner("get_announcement", { announcement_id_param });
  await planner("list_announcements", { event_id_param, request: {} });
  await planner("list_announcement_people", { announcement_id_param, request: {} });
}
