import { jsx } from "react/jsx-runtime";
import type { GonePage } from "../page.types.ts";
import { MailEnd } from "./MailEnd.tsx";
import { passWords } from "./pass/words/all.ts";

const isStanding = (shared: unknown): shared is { wantsMail: boolean } =>
  typeof shared === "object" && shared !== null && "wantsMail" in shared;

/**
 * "No more mails" of a mail whose reader was taken off the list since: the link opens nothing any
 * more, and still ends what comes to the address it was sent to. Whose that is, nobody is told.
 */
export const mailEnd: GonePage = {
  opens: "personal/mails",
  isMeant: ({ query, outcome }) => query["mails"] === "stop" || outcome?.form === "mails",
  draw: (part) => {
    const own = passWords[part.reader.lang];
    const wantsMail = isStanding(part.shared) && part.shared.wantsMail;
    return {
      title: own.mails,
      head: "",
      colours: "",
      body: jsx(MailEnd, { ...part, own, wantsMail }),
    };
  },
};
