import type { Team, TeamInvitation } from "@jubilee/core/account/team.types";
import { shortMoment } from "@jubilee/core/base/moments.rules";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Ellipsis, Mail, Send, Undo2 } from "lucide-react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { scopeText } from "../places.rules.ts";
import { address, aside, mail, mailMark, mailWords, row, said } from "../Team.css.ts";
import { RoleMenu } from "./RoleMenu.tsx";
import { useTeamWrite } from "./useTeamWrite.ts";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface InvitationRowProps {
  team: Team;
  invitation: TeamInvitation;
}

/** Somebody who was asked and has not answered: until when, once more, or taken back. */
export function InvitationRow({ team, invitation }: InvitationRowProps) {
  const { api, run } = useTeamWrite();
  const [locale, nowMs] = [useLocale(), useNow()];
  const { id, email, roleId, eventIds, expiresAt } = invitation;
  const until = shortMoment(expiresAt, zone, locale);
  const isOver = Date.parse(expiresAt) <= nowMs;
  const resend = async () => {
    if (await run(() => api.resend(id)))
      toast.success("A new link is on its way", {
        description: "It is good for seven days; the one before it opens nothing any more.",
      });
  };
  const revoke = async () => {
    if (await run(() => api.revoke(id))) toast.success(`The invitation of ${email} is taken back`);
  };
  return (
    <li className={row}>
      <span className={mail}>
        <span className={mailMark} aria-hidden="true">
          <Mail size={16} />
        </span>
        <span className={mailWords}>
          <bdi className={address} title={email}>
            {email}
          </bdi>
          <span className={said}>
            {isOver ? `Invited, ran out on ${until}` : `Invited, good until ${until}`}
          </span>
        </span>
      </span>
      <RoleMenu team={team} roleId={roleId} name={email} />
      <span className={aside} title={scopeText(team, eventIds)}>
        {scopeText(team, eventIds)}
      </span>
      <span className={aside} aria-hidden="true">
        –
      </span>
      <Menu
        align="end"
        trigger={
          <IconButton variant="ghost" size="sm" label={`More for ${email}`} icon={<Ellipsis />} />
        }
        entries={[
          ...(team.hasTeam
            ? [
                {
                  id: "resend",
                  label: "Send the link again",
                  icon: <Send />,
                  onSelect: () => void resend(),
                },
              ]
            : []),
          {
            id: "revoke",
            label: "Take it back",
            icon: <Undo2 />,
            destructive: true,
            onSelect: () => void revoke(),
          },
        ]}
      />
    </li>
  );
}
