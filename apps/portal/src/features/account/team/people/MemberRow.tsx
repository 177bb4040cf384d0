import type { Role } from "@jubilee/core/account/rights.types";
import type { Team, TeamMember } from "@jubilee/core/account/team.types";
import { PersonRow } from "@jubilee/ui/person-row";
import { toast } from "@jubilee/ui/toast";
import { When } from "../../../../page-kit/When.tsx";
import { scopeText } from "../places.rules.ts";
import { aside, row, who } from "../Team.css.ts";
import { MemberMenu } from "./MemberMenu.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { useTeamWrite } from "./useTeamWrite.ts";

/** Somebody who works here: who, in which role, for which events, when they were last seen. */
export function MemberRow({ team, member }: { team: Team; member: TeamMember }) {
  const { api, run, isBusy } = useTeamWrite();
  const { id, name, email, avatarUrl, roleId, isOwner, isMe, eventIds, seenAt } = member;
  const mayChange = team.mayManage && team.hasTeam && !isOwner && !isMe;
  const choose = async (role: Role) => {
    if (role.id === roleId) return;
    if (await run(() => api.setRole(id, role.id))) toast.success(`${name}: ${role.name}`);
  };
  return (
    <li className={row}>
      <span className={who}>
        <PersonRow
          name={isMe ? `${name} (you)` : name}
          {...(avatarUrl ? { photoUrl: avatarUrl } : {})}
          detail={email ?? undefined}
        />
      </span>
      <RoleMenu
        team={team}
        roleId={roleId}
        name={name}
        isBusy={isBusy}
        onChoose={mayChange ? (role) => void choose(role) : undefined}
      />
      <span className={aside} title={scopeText(team, eventIds)}>
        {scopeText(team, eventIds)}
      </span>
      <span className={aside}>
        {isMe ? "now" : team.mayManage && <When at={seenAt} never="not yet" />}
      </span>
      <MemberMenu team={team} member={member} />
    </li>
  );
}
