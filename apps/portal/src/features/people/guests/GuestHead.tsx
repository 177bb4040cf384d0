import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Avatar } from "@jubilee/ui/avatar";
import { Text } from "@jubilee/ui/text";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";

export interface GuestHeadProps {
  guest: ListedGuest;
  groupTerm: string;
  memberTerm: string;
}

/** Who the panel is about. */
export function GuestHead({ guest, groupTerm, memberTerm }: GuestHeadProps) {
  const { fullName, isChild, groupLabel } = guest;
  const group = groupLabel ? `${groupTerm} ${groupLabel}` : "";
  return (
    <PanelHead name={fullName} picture={<Avatar name={fullName} size="xl" />}>
      <Text size={14} tone="muted">
        {[isChild ? "Child" : "", memberTerm, group].filter(Boolean).join(", ")}
      </Text>
    </PanelHead>
  );
}
