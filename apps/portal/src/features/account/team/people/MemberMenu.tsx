import type { Team, TeamMember } from "@jubilee/core/account/team.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { CalendarDays, Ellipsis, KeyRound, LogOut, UserMinus } from "lucide-react";
import { useState } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { readRightsAgain } from "../../../../app/session/followRights.ts";
import { OfferDialog } from "../owner/OfferDialog.tsx";
import { mayOffer, scopeText } from "../places.rules.ts";
import { ScopeDialog } from "./ScopeDialog.tsx";
import { useTeamWrite } from "./useTeamWrite.ts";

/** What else can be done with somebody of the team; nothing where nothing can. */
export function MemberMenu({ team, member }: { team: Team; member: TeamMember }) {
  const { api, run, isBusy } = useTeamWrite();
  const [asked, setAsked] = useState<"scope" | "offer" | "remove" | "leave" | null>(null);
  const isDemo = usePortal().demo !== null;
  const { id, name, isOwner, isMe } = member;
  const mayChange = team.mayManage && !isOwner && !isMe;
  const mayLeave = isMe && !isOwner;
  if (!mayChange && !mayLeave) return <span />;
  const close = () => setAsked(null);
  const remove = async () => {
    if ((await run(() => api.remove(id))) === null) return;
    close();
    toast.success(`${name} is no longer in the team`);
  };
  const leave = async () => {
    if ((await run(() => api.leave(team.accountId))) === null) return;
    close();
    toast.success(`You left ${team.name}`);
    readRightsAgain();
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton variant="ghost" size="sm" label={`More for ${name}`} icon={<Ellipsis />} />
        }
        entries={[
          ...(mayChange && team.hasTeam
            ? [
                {
                  id: "scope",
                  label: `Events: ${scopeText(team, member.eventIds)}`,
                  icon: <CalendarDays />,
                  onSelect: () => setAsked("scope"),
                },
              ]
            : []),
          ...(mayOffer(team, member) && !isDemo
            ? [
                {
                  id: "offer",
                  label: "Hand the account over",
                  icon: <KeyRound />,
                  onSelect: () => setAsked("offer"),
                },
              ]
            : []),
          ...(mayChange
            ? [
                {
                  id: "remove",
                  label: "Remove from the team",
                  icon: <UserMinus />,
                  destructive: true,
                  onSelect: () => setAsked("remove"),
                },
              ]
            : []),
          ...(mayLeave
            ? [
                {
                  id: "leave",
                  label: "Leave the team",
                  icon: <LogOut />,
                  destructive: true,
                  onSelect: () => setAsked("leave"),
                },
              ]
            : []),
        ]}
      />
      {asked === "scope" && <ScopeDialog team={team} member={member} onClose={close} />}
      {asked === "offer" && <OfferDialog team={team} member={member} onClose={close} />}
      <AlertDialog
        open={asked === "remove"}
        onOpenChange={close}
        title={`Remove ${name}?`}
        description="Their access ends at once, also in what they have open now. What they did stays, under their name."
        confirmLabel="Remove"
        loading={isBusy}
        onConfirm={() => void remove()}
      />
      <AlertDialog
        open={asked === "leave"}
        onOpenChange={close}
        title={`Leave ${team.name}?`}
        description="You will not open its events any more until somebody invites you again. What you did stays, under your name."
        confirmLabel="Leave"
        loading={isBusy}
        onConfirm={() => void leave()}
      />
    </>
  );
}
