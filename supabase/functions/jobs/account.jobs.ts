import { type OwnershipSource, ownershipMail } from "../_shared/mails/account/ownership-mails.ts";
import { planMail, type PlanMailSource } from "../_shared/mails/account/plan-mails.ts";
import {
  type TeamFarewellSource,
  teamFarewellMail,
  type TeamInvitationSource,
  teamInvitationMail,
} from "../_shared/mails/account/team-mails.ts";
import { renewPlans } from "./account/renewals.ts";
import { calls, type SeenMail, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const account = {
  jobs: {
    plan_notice: sends<PlanMailSource>({
      source: "get_plan_notice",
      write: planMail,
      seen: [
        told("renewed", "A plan was renewed", "To its owner, with the invoice in the account."),
        told("downgraded", "A smaller plan begins", "To its owner, when the month is over."),
        told("payment_failed", "A plan’s payment failed", "To its owner, each time."),
        told("ended", "A plan has ended", "To its owner, when it stayed unpaid or was ended."),
        told("trial_ended", "A trial is over", "To the account’s owner."),
      ],
      readers: "planners",
    }),
    team_invitation: sends<TeamInvitationSource>({
      write: teamInvitationMail,
      seen: [
        {
          kind: "team-invitation",
          title: "Invited to a team",
          when: "To the address that was typed, once, and again when the link is sent again.",
          of: ({ name }) => ({
            to: null,
            accountName: "Hartwell Reunions",
            invitedBy: name === "" ? null : name,
            role: {
              id: "check_in",
              key: "check_in",
              name: "Check-in",
              permissions: ["check_in.scan", "guests.read"],
            },
            eventNames: ["Class of 1997, thirty years on"],
            expiresAt: "2027-06-04T00:00:00Z",
            timeZone: "America/Chicago",
            url: "https://jubilee.example/join-team/sample",
          }),
        },
      ],
      readers: "planners",
    }),
    team_farewell: sends<TeamFarewellSource>({
      write: teamFarewellMail,
      seen: [farewell("removed", false), farewell("left", true)],
      readers: "planners",
    }),
    ownership: sends<OwnershipSource>({
      write: ownershipMail,
      seen: [
        handover("offered", "An account is offered", "To the admin who is to own it."),
        handover("withdrawn", "The offer is taken back", "To the admin who was asked."),
        handover("declined", "The offer is declined", "To the owner."),
        handover("taken", "An account was taken over", "To its new owner."),
        handover("given", "An account was handed over", "To whoever owned it before."),
      ],
      readers: "planners",
    }),
  },
  chores: [
    renewPlans,
    // People who asked to leave, once their day has come.
    calls("delete_due_accounts"),
  ],
} satisfies AreaWork;

function farewell(event: string, leaves: boolean): SeenMail<TeamFarewellSource> {
  return {
    kind: `team-${event}`,
    title: leaves ? "Somebody left the team" : "Removed from a team",
    when: leaves ? "To the owner, at once." : "To who was removed, at once.",
    of: ({ name }) => ({
      to: null,
      accountName: "Hartwell Reunions",
      name: name === "" ? "Kofi Mensah" : name,
      leaves,
    }),
  };
}

function handover(
  step: OwnershipSource["step"],
  title: string,
  when: string,
): SeenMail<OwnershipSource> {
  return {
    kind: `ownership-${step}`,
    title,
    when,
    of: ({ name }) => ({
      to: null,
      step,
      accountName: "Hartwell Reunions",
      from: name === "" ? "Kofi Mensah" : name,
      toName: "Keala Mahoe",
      expiresAt: "2027-06-04T00:00:00Z",
      timeZone: "America/Chicago",
      planUntil: "2027-06-14T00:00:00Z",
      planWent: "business",
    }),
  };
}

function told(event: string, title: string, when: string): SeenMail<PlanMailSource> {
  return {
    kind: `plan-${event.replaceAll("_", "-")}`,
    title,
    when,
    of: ({ name }) => ({
      event,
      name,
      detail: {
        planType: "premium",
        invoice: "2027-0042",
        amountMinor: 1900,
        currency: "USD",
        tryAgainAt: "2027-06-04T00:00:00Z",
        endsAt: "2027-06-14T00:00:00Z",
      },
    }),
  };
}
