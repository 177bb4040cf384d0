import {
  type AnnouncementSource,
  announcementMail,
  sampleAnnouncement,
} from "../_shared/mails/announcements/announcement-mail.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { idIn, listOf, sends, works } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

/** Tells part after part until nobody is due; each part is a transaction of its own. */
async function advance(deps: Deps, id: string): Promise<void> {
  const more = await deps.callSql("advance_announcement", { announcement_id_param: id });
  if (more === true) await advance(deps, id);
}

/** Those whose people have other clocks, and whatever was cut off. */
async function advanceDue(deps: Deps): Promise<void> {
  for (const id of await listOf(deps, "list_due_announcements")) await advance(deps, String(id));
}

export const announcements = {
  jobs: {
    announcement: sends<AnnouncementSource>({
      topic: "announcements",
      write: announcementMail,
      seen: [
        {
          kind: "announcement",
          title: "An announcement",
          when: "To each of its people with an address, once, when the planner sends it or at its time.",
          of: sampleAnnouncement,
        },
        {
          kind: "announcement-one-way",
          title: "An announcement that takes no answers",
          when: "The same where the planner wants no answers by mail.",
          of: (sample) => ({ ...sampleAnnouncement(sample), replyTo: null, author: null }),
        },
        {
          kind: "announcement-corrected",
          title: "An announcement that was corrected",
          when: "To whoever got it, where the planner asks for it after a correction.",
          of: (sample) => ({ ...sampleAnnouncement(sample), isChanged: true }),
        },
      ],
    }),
    announcement_run: works<{ announcementId: string; eventId: string }>(async (source, deps) => {
      const id = idIn(source, "announcementId");
      if (id !== null) await advance(deps, id);
    }),
  },
  chores: [advanceDue],
} satisfies AreaWork;
