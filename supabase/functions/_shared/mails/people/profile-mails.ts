import type { OutgoingMail } from "../../deps.types.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import type { MailContent } from "../mails.types.ts";
import { drawn, type MailSetting } from "../draw.ts";

/** Answer of `get_job_source` for the link of somebody's own profile. */
export interface ProfileLinkSource {
  to: string | null;
  name: string | null;
  locale: string;
  host: string;
  url: string;
}

/** The link of somebody's own profile: what others see of them, and what is held about them. */
export function profileLinkMail(
  source: ProfileLinkSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const name = firstName(source.name);
  const content: MailContent = {
    subject: headerLine(`Your profile with ${source.host}`),
    preview: "See and correct what is kept about you, and say who may see it.",
    eyebrow: source.host,
    headline: name === "" ? "Your profile" : `Your profile, ${name}`,
    paragraphs: [
      "With this link you see what others see of you, field by field, and change it. You also see everything the hosts keep about you: correct it, take a copy, or have it erased.",
      "No account is needed. You did not ask for this? Then nothing happened, and nothing was changed.",
    ],
    facts: [],
    tickets: [],
    amounts: [],
    action: { label: "Open my profile", href: source.url },
    links: [],
    footer: "The link is yours alone: whoever has it can read and change your profile.",
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}
