import { profileLinkMail, type ProfileLinkSource } from "../_shared/mails/people/profile-mails.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const people = {
  jobs: {
    profile_link: sends<ProfileLinkSource>({
      write: profileLinkMail,
      seen: [
        {
          kind: "profile-link",
          title: "The link of one's own profile",
          when: "To a member who asks for it, or whom the planner sends it.",
          of: ({ to, name, locale, event, url }) => ({ to, name, locale, host: event.name, url }),
        },
      ],
    }),
  },
} satisfies AreaWork;
