import { accountOf } from "@jubilee/core/account/account-words.rules";
import { isPlanType, planNames } from "@jubilee/core/account/access.rules";
import { mailEnglish, mailMoment } from "@jubilee/core/base/moments.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";

/** Answer of `get_job_source` about an account that is handed over. */
export interface OwnershipSource {
  to: string | null;
  /** `offered`, `withdrawn`, `taken` are read by who was asked, `declined` and `given` by who asked. */
  step: "offered" | "withdrawn" | "declined" | "taken" | "given";
  accountName: string;
  from: string;
  toName: string;
  expiresAt: string;
  /** The reader's own. */
  timeZone: string;
  /** Until when the plan is paid, where somebody has to pay on. */
  planUntil: string | null;
  /** The plan that went along with an account that was given; null where each keeps their own. */
  planWent: string | null;
}

interface Words {
  subject: string;
  title: string;
  sentence: string;
  asides?: string[];
}

/** One step of handing an account over. */
export function ownershipMail(
  source: OwnershipSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { step, accountName, expiresAt, timeZone } = source;
  return drawn(
    {
      language: "en",
      about: null,
      over: accountName,
      ...words[step](source),
      action: { label: "See the team", href: `${setting.siteUrl}/business/multi-admin` },
      facts:
        step === "offered"
          ? [{ label: "Good until", value: mailMoment(expiresAt, timeZone, mailEnglish) }]
          : [],
      why: "You receive this because it concerns who owns an account you work in; it cannot be switched off.",
    },
    to,
    setting,
  );
}

const words: Record<OwnershipSource["step"], (source: OwnershipSource) => Words> = {
  offered: ({ accountName, from }) => ({
    subject: `${from} offers you ${accountOf(accountName, from)}`,
    title: `${firstName(from)} would like you to own ${accountOf(accountName, from)}`,
    sentence: `Take it on the team’s page, and its events, guests, books and plan are yours. ${from} stays in the team as an admin.`,
    asides: ["Nothing happens until you say yes there. You can say no there, too."],
  }),
  withdrawn: ({ accountName, from }) => ({
    subject: `${from} keeps ${accountOf(accountName, from)}: the offer was taken back`,
    title: "The offer was taken back",
    sentence: `${from} stays the owner of ${accountOf(accountName, from)}. Your work there goes on as before.`,
  }),
  declined: ({ accountName, toName }) => ({
    subject: `${toName} does not take the account ${accountName}`,
    title: `${firstName(toName)} said no`,
    sentence: `The account ${accountName} stays yours, and ${toName} stays in the team as before.`,
  }),
  taken: ({ accountName, from, planUntil, timeZone }) => ({
    subject: `The account ${accountName} is yours now`,
    title: "The account is yours now",
    sentence: `You own the account that ${from} handed over. Its bank account was not handed over: enter yours before you sell for payment by transfer.`,
    asides: planUntil
      ? [
          `Its plan is paid until ${mailMoment(planUntil, timeZone, mailEnglish)} and ends then, unless you pay on in your account.`,
        ]
      : [],
  }),
  given: ({ accountName, toName, planWent }) => ({
    subject: `The account ${accountName} belongs to ${toName} now`,
    title: `${firstName(toName)} said yes`,
    sentence: `You stay in the team of the account ${accountName} as an admin, and have an empty account of your own. Your invoices stay with you.`,
    asides: [
      isPlanType(planWent)
        ? `Your plan ${planNames[planWent]} went with the account to ${toName}: nothing more is taken from you, and nothing is lost. Your own empty account is on Free.`
        : `${toName} has a plan of their own. Yours stays with you, as it was, until you cancel it.`,
      "If this was not you, change your password and write to us from the Help page at once.",
    ],
  }),
};
