import { eventNotice, type EventNoticeSource } from "../_shared/mails/talk/event-mails.ts";
import {
  messageMail,
  type MessageMailSource,
  sampleMessage,
} from "../_shared/mails/talk/message-mail.ts";
import { plannerNoticeMail } from "../_shared/mails/talk/planner-mails.ts";
import { sampleBundle, sampleNotice, sampleSeries } from "../_shared/mails/talk/sample-notice.ts";
import { calls, preview, sends, works } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";
import { tellDevices } from "./talk/device-notices.ts";
import { sendPlannerNotices } from "./talk/planner-notices.ts";

/** Files that nobody points at any more. */
interface StoredPaths {
  bucket: string;
  paths: string[];
}

export const talk = {
  jobs: {
    event_notice: sends<EventNoticeSource>({
      topic: "changes",
      write: eventNotice,
      seen: [
        {
          kind: "changed",
          title: "Another day",
          when: "To everybody affected, once, when the planner tells of a change.",
          of: (sample) => sampleNotice(sample, "changed"),
        },
        {
          kind: "changed-series",
          title: "Other days of a series",
          when: "The same, in one mail, for several dates.",
          of: (sample) => sampleSeries(sample, "changed"),
        },
        {
          kind: "cancelled",
          title: "Called off",
          when: "To everybody affected, once, when the planner tells that the event is cancelled.",
          of: (sample) => sampleNotice(sample, "cancelled"),
        },
        {
          kind: "restored",
          title: "On again",
          when: "The same when it takes place after all.",
          of: (sample) => sampleNotice(sample, "restored"),
        },
      ],
    }),
    remove_files: works<StoredPaths>(async (source, deps) => {
      const { bucket, paths } = source as StoredPaths;
      await deps.files.remove(bucket, paths);
    }),
    message_mail: sends<MessageMailSource>({
      topic: "messages",
      write: messageMail,
      seen: [
        {
          kind: "message",
          title: "A message to a guest",
          when: "To a guest who has not read it after ten minutes, and never at night; one mail until they have.",
          of: (sample) => sampleMessage(sample, null),
        },
        {
          kind: "message-in-talk",
          title: "Messages in a conversation",
          when: "The same, where several wrote among many.",
          of: (sample) => sampleMessage(sample, sample.event.name),
        },
      ],
    }),
  },
  chores: [
    sendPlannerNotices,
    tellDevices,
    calls("queue_message_mails"),
    calls("tidy_threads"),
    calls("tidy_forum"),
  ],
  previews: [
    preview(
      {
        kind: "planner-news",
        title: "What is new at your events",
        when: "To the planner, as often as the account settings say.",
        of: sampleBundle,
      },
      (bundle, _to, setting) => plannerNoticeMail(bundle, setting),
      "planners",
    ),
  ],
} satisfies AreaWork;
