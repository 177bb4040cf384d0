import { joined } from "@jubilee/core/base/words.rules";
import { pictureAddress } from "@jubilee/core/people/members.rules";
import type { DirectoryMember } from "@jubilee/core/people/members.types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { PersonRow } from "@jubilee/ui/person-row";
import { MailLink } from "../../../page-kit/MailLink.tsx";

/** A member's newer picture, else the older one. */
export function pictureOf({ photoNow, photoThen }: DirectoryMember): string | undefined {
  const picture = photoNow ?? photoThen;
  return picture ? pictureAddress(picture) : undefined;
}

const formerly = ({ formerName }: DirectoryMember) => formerName && `formerly ${formerName}`;

/** Only what is not as usual. */
function MemberState({ member }: { member: DirectoryMember }) {
  if (member.diedOn) return <Chip mark="hollow">In memory</Chip>;
  return member.isMissing && <Chip tone="warning">Missing</Chip>;
}

const hasState = ({ diedOn, isMissing }: DirectoryMember) => diedOn !== null || isMissing;

/** The columns of a directory; what somebody hides is a dash, as is what nobody told. */
export function memberColumns(
  groupTerm: string,
  members: readonly DirectoryMember[],
): DataColumn<DirectoryMember>[] {
  const state: DataColumn<DirectoryMember> = {
    id: "state",
    header: "State",
    widthPx: 120,
    cell: (member) => <MemberState member={member} />,
    from: "tablet",
  };
  return [
    {
      id: "name",
      header: "Name",
      cell: (member) => (
        <PersonRow
          name={member.name ?? ""}
          photoUrl={pictureOf(member)}
          detail={formerly(member)}
        />
      ),
      sortValue: ({ name }) => name,
    },
    {
      id: "group",
      header: groupTerm,
      widthPx: 132,
      cell: ({ groupLabel }) => <bdi>{groupLabel ?? "–"}</bdi>,
      sortValue: ({ groupLabel }) => groupLabel,
    },
    {
      id: "town",
      header: "Town",
      widthPx: 180,
      cell: ({ city }) => <bdi>{city ?? "–"}</bdi>,
      sortValue: ({ city }) => city,
      from: "tablet",
    },
    {
      id: "email",
      header: "E-mail",
      widthPx: 260,
      cell: ({ email }) => (email ? <MailLink address={email} /> : "–"),
      from: "wide",
    },
    ...(members.some(hasState) ? [state] : []),
  ];
}

/** A member on a phone: the name over group and town. */
export const memberPhoneLine = (groupTerm: string) =>
  function phoneLine(member: DirectoryMember) {
    return (
      <PersonRow
        name={member.name ?? ""}
        photoUrl={pictureOf(member)}
        detail={joined([
          formerly(member),
          member.groupLabel && `${groupTerm} ${member.groupLabel}`,
          member.city,
        ])}
        end={<MemberState member={member} />}
      />
    );
  };
