import { formatDay } from "@jubilee/core/base/time.rules";
import { pictureAddress } from "@jubilee/core/people/members.rules";
import type { DirectoryMember } from "@jubilee/core/people/members.types";
import { Avatar } from "@jubilee/ui/avatar";
import { DescriptionList, type Description } from "@jubilee/ui/description-list";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { acts } from "../../../page-kit/list/panel/panelActs.css.ts";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";
import { MailLink } from "../../../page-kit/MailLink.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { photo, thenAndNow } from "./Directory.css.ts";
import { pictureOf } from "./memberColumns.tsx";

export interface MemberPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  member: DirectoryMember;
  groupTerm: string;
  /** Hosts open everything they know of somebody. */
  opens: boolean;
}

/** One member of a directory, as far as they show themself: what is hidden is simply not there. */
export function MemberPanel({ member, groupTerm, opens, step, onClose }: MemberPanelProps) {
  const locale = useLocale();
  const name = member.name ?? "";
  const { photoThen, photoNow, formerName, groupLabel, city, email, phone, diedOn } = member;
  const facts: (Description | false | null)[] = [
    diedOn !== null && {
      term: "Died",
      detail: formatDay(`${diedOn}T12:00:00Z`, "UTC", locale),
    },
    groupLabel !== null && { term: groupTerm, detail: <bdi>{groupLabel}</bdi> },
    city !== null && { term: "Town", detail: <bdi>{city}</bdi> },
    email !== null && { term: "E-mail", detail: <MailLink address={email} /> },
    phone !== null && { term: "Phone", detail: <Link href={`tel:${phone}`}>{phone}</Link> },
    member.isMissing && !diedOn && { term: "Missing", detail: "Nobody knows where they are" },
  ];
  const shown = facts.filter((fact) => fact !== false && fact !== null);
  const words = member.memorial ?? member.bio;
  return (
    <ListPanel
      title={name}
      head={
        <PanelHead
          name={name}
          picture={<Avatar name={name} size="xl" photoUrl={pictureOf(member)} />}
        >
          {formerName && (
            <Text size={14} tone="muted">
              formerly <bdi>{formerName}</bdi>
            </Text>
          )}
        </PanelHead>
      }
      rowId={member.id}
      step={step}
      noun="member"
      acts={
        opens && (
          <div className={acts}>
            <LinkButton
              variant="outline"
              fullWidth
              href={href("people.record", { guestId: member.id })}
            >
              Everything you know of them
            </LinkButton>
          </div>
        )
      }
      onClose={onClose}
    >
      <Stack gap="5">
        {photoThen && photoNow && (
          <div className={thenAndNow}>
            <img className={photo} src={pictureAddress(photoThen)} alt={`${name}, then`} />
            <img className={photo} src={pictureAddress(photoNow)} alt={`${name}, now`} />
          </div>
        )}
        {words && <p dir="auto">{words}</p>}
        {shown.length > 0 ? (
          <DescriptionList items={shown} />
        ) : (
          <Text tone="muted">They show their name alone.</Text>
        )}
      </Stack>
    </ListPanel>
  );
}
