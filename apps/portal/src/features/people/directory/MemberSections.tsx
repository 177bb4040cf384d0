import { memberSections, pictureAddress } from "@jubilee/core/people/members.rules";
import type { DirectoryMember, MemberSort } from "@jubilee/core/people/members.types";
import { joined } from "@jubilee/core/base/words.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Chip } from "@jubilee/ui/chip";
import { useId } from "react";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./MemberSections.css.ts";

interface MemberSectionsProps {
  members: readonly DirectoryMember[];
  sort: MemberSort;
  groupTerm: string;
  /** Hosts open everything they know of somebody. */
  opens: boolean;
}

/** Everybody as lines, under letters or under what the list is sorted by. */
export function MemberSections({ members, sort, groupTerm, opens }: MemberSectionsProps) {
  const locale = useLocale();
  const id = useId();
  const others = sort === "town" ? "No town" : `No ${groupTerm.toLowerCase()}`;
  return memberSections(members, sort, locale).map(({ head, members: here }) => (
    <section key={head} aria-labelledby={`${id} ${head}`.replaceAll(" ", "-")}>
      <h2 id={`${id} ${head}`.replaceAll(" ", "-")} className={css.head}>
        <bdi>{head === null ? others : sort === "group" ? `${groupTerm} ${head}` : head}</bdi>
      </h2>
      <ul className={css.lines}>
        {here.map((member) => (
          <MemberLine key={member.id} {...{ member, sort, groupTerm, opens }} />
        ))}
      </ul>
    </section>
  ));
}

type MemberLineProps = Omit<MemberSectionsProps, "members"> & { member: DirectoryMember };

function MemberLine({ member, sort, groupTerm, opens }: MemberLineProps) {
  const name = member.name ?? "";
  const picture = member.photoNow ?? member.photoThen;
  const detail = joined([
    member.formerName && `formerly ${member.formerName}`,
    sort !== "group" && member.groupLabel && `${groupTerm} ${member.groupLabel}`,
    sort !== "town" && member.city,
  ]);
  return (
    <li className={css.line}>
      <Avatar name={name} size="m" photoUrl={picture ? pictureAddress(picture) : undefined} />
      <span className={css.words}>
        {opens ? (
          <RouterAnchor
            href={href("people.record", { guestId: member.id })}
            className={css.name}
            dir="auto"
          >
            {name}
          </RouterAnchor>
        ) : (
          <bdi className={css.name}>{name}</bdi>
        )}
        {detail && (
          <span className={css.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {member.isMissing && !member.diedOn && <Chip tone="warning">Missing</Chip>}
    </li>
  );
}
