import type { DirectoryMember } from "@jubilee/core/people/members.types";
import { pictureAddress } from "@jubilee/core/people/members.rules";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Chip } from "@jubilee/ui/chip";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./Directory.css.ts";
import { MailLink } from "../../../page-kit/MailLink.tsx";

interface MemberCardProps {
  member: DirectoryMember;
  groupTerm: string;
  /** Hosts open everything they know of somebody. */
  opens: boolean;
}

/** A member as far as they show themself: what is hidden is simply not there. */
export function MemberCard({ member, groupTerm, opens }: MemberCardProps) {
  const locale = useLocale();
  const name = member.name ?? "";
  const picture = member.photoNow ?? member.photoThen;
  const isPair = member.photoThen !== null && member.photoNow !== null;
  return (
    <li className={member.diedOn ? `${css.card} ${css.remembered}` : css.card}>
      {isPair && member.photoThen && member.photoNow && (
        <div className={css.thenAndNow}>
          <img
            className={css.photo}
            src={pictureAddress(member.photoThen)}
            alt={`${name}, then`}
            loading="lazy"
          />
          <img
            className={css.photo}
            src={pictureAddress(member.photoNow)}
            alt={`${name}, now`}
            loading="lazy"
          />
        </div>
      )}
      <div className={css.top}>
        {!isPair && (
          <Avatar name={name} size="l" photoUrl={picture ? pictureAddress(picture) : undefined} />
        )}
        <div className={css.words}>
          <span className={css.name}>
            {opens ? (
              <Link look="quiet" href={href("people.record", { guestId: member.id })}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </span>
          {member.formerName && (
            <Text size={14} tone="muted">
              formerly <bdi>{member.formerName}</bdi>
            </Text>
          )}
          {member.groupLabel && (
            <Text size={14} tone="muted">
              {groupTerm} <bdi>{member.groupLabel}</bdi>
            </Text>
          )}
          {member.city && (
            <Text size={14} tone="muted">
              <bdi>{member.city}</bdi>
            </Text>
          )}
        </div>
      </div>
      {member.diedOn && (
        <Text size={14} tone="muted">
          {formatDay(`${member.diedOn}T12:00:00Z`, "UTC", locale)}
        </Text>
      )}
      {(member.memorial ?? member.bio) && (
        <p className={member.diedOn ? undefined : css.bio} dir="auto">
          {member.memorial ?? member.bio}
        </p>
      )}
      {member.isMissing && !member.diedOn && <Chip tone="warning">Missing</Chip>}
      {member.email && <MailLink address={member.email} />}
      {member.phone && <Link href={`tel:${member.phone}`}>{member.phone}</Link>}
    </li>
  );
}
