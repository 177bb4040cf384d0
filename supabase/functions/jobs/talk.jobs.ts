import { sampleReader } from "../_shared/mails/sample-event.ts";
import { eventNotice, type EventNoticeSource } from "../_shared/mails/talk/event-mails.ts";
import { plannerNoticeMail } from "../_shared/mails/talk/planner-mails.ts";
import { sampleBundle, sampleNotice } from "../_shared/mails/talk/sample-notice.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";
import { sendPlannerNotices } from "./talk/planner-notices.ts";

export const talk: AreaWork = {
  jobs: {
    event_notice: sends<EventNoticeSource>({
      write: eventNotice,
      seen: [
        {
          kind: "changed",
          title: "Another day",
          when: "To everybody affected, once, when the planner tells of a change.",
          write: (setting) =>
            eventNotice(sampleNotice(setting.siteUrl, "changed"), sampleReader, setting),
        },
        {
          kind: "cancelled",
          title: "Called off",
          when: "To everybody affected, once, when the planner tells that the event is cancelled.",
          write: (setting) =>
            eventNotice(sampleNotice(setting.siteUrl, "cancelled"), sampleReader, setting),
        },
      ],
    }),
  },
  chores: [sendPlannerNotices],
  previews: [
    {
      kind: "planner-news",
      title: "What is new at your events",
      when: "To the planner, as often as the account settings say.",
      write: (setting) => plannerNoticeMail(sampleBundle, setting),
    },
  ],
};
