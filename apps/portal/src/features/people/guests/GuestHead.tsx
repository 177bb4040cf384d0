import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Avatar } from "@jubilee/ui/avatar";
import { Heading } from "@jubilee/ui/heading";
import { Text } from "@jubilee/ui/text";
import { headWords, panelName } from "./Guests.css.ts";

export interface GuestHeadProps {
  guest: ListedGuest;
  groupTerm: string;
  memberTerm: string;
}

/** Who the panel is about. */
export function GuestHead({ guest, groupTerm, memberTerm }: GuestHeadProps) {
  return (
    <div className={panelName}>
      <Avatar name={guest.fullName} size="xl" />
      <div className={headWords}>
        <Heading level={2} size="section">
          <bdi>{guest.fullName}</bdi>
        </Heading>
        <Text size={14} tone="muted">
          {[
            guest.isChild ? "Child" : "",
            memberTerm,
            guest.groupLabel ? `${groupTerm} ${guest.groupLabel}` : "",
          ]
            .filter(Boolean)
            .join(", ")}
        </Text>
      </div>
    </div>
  );
}
