import { planWith } from "@jubilee/core/account/account-words.rules";
import { meaningOf } from "@jubilee/core/account/role-words.rules";
import type { Role } from "@jubilee/core/account/rights.types";
import { mailEnglish, mailMoment } from "@jubilee/core/base/moments.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { listed } from "../languages.ts";

/** Answer of `get_job_source` for somebody who is asked into a team. */
export interface TeamInvitationSource {
  to: string | null;
  accountName: string;
  invitedBy: string | null;
  role: Role;
  /** Null: all events. */
  eventNames: string[] | null;
  expiresAt: string;
  /** The reader's own where they have an account, else that of the account they are asked into. */
  timeZone: string;
  url: string;
}

/** Answer of `get_job_source` once somebody works there no more. */
export interface TeamFarewellSource {
  to: string | null;
  accountName: string;
  /** Who is gone. */
  name: string;
  /** By their own wish: the owner reads it, else they do. */
  leaves: boolean;
}

/** The link into a team. */
export function teamInvitationMail(
  { accountName, invitedBy, role, eventNames, expiresAt, timeZone, url }: TeamInvitationSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const who = invitedBy ?? accountName;
  return drawn(
    {
      language: "en",
      about: null,
      subject: `${who} invites you to ${planWith(accountName, who)}`,
      over: accountName,
      title: `${firstName(who)} would like your help`,
      sentence: `You are invited to the team of ${accountName} as ${role.name}. ${meaningOf(role)}.`,
      action: { label: "See the invitation", href: url },
      facts: [
        { label: "Role", value: role.name },
        { label: "For", value: eventNames ? listed(eventNames, "en") : "All events" },
        { label: "Good until", value: mailMoment(expiresAt, timeZone, mailEnglish) },
      ],
      asides: [
        `No account is needed yet: with ${to} you sign in, or sign up in a minute. The link works once, for seven days.`,
      ],
      why: `You receive this because ${who} typed your address. If you do not know them, do nothing: nothing happens.`,
    },
    to,
    setting,
  );
}

/** Somebody works there no more. */
export function teamFarewellMail(
  { accountName, name, leaves }: TeamFarewellSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  return drawn(
    {
      language: "en",
      about: null,
      subject: leaves ? `${name} left your team` : `You no longer work with ${accountName}`,
      over: accountName,
      title: leaves
        ? `${firstName(name)} left the team`
        : `Your work with ${accountName} has ended`,
      sentence: leaves
        ? `${name} works with ${accountName} no more. What they did stays, under their name.`
        : `You can no longer open the events of ${accountName}. What you did there stays, under your name, and your own account is as it was.`,
      action: leaves
        ? { label: "See the team", href: `${setting.siteUrl}/business/multi-admin` }
        : { label: "Open your own events", href: `${setting.siteUrl}/dashboard` },
      why: leaves
        ? "You receive this because the account is yours; it cannot be switched off."
        : "You receive this because you were in the team; it cannot be switched off.",
    },
    to,
    setting,
  );
}
