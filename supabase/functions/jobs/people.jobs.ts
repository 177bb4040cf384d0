import { profileLinkMail, type ProfileLinkSource } from "../_shared/mails/people/profile-mails.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const people: AreaWork = {
  jobs: {
    profile_link: sends<ProfileLinkSource>({
      write: profileLinkMail,
      seen: { reason: "One link in one sentence, on the member's own request." },
    }),
  },
};
