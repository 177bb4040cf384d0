import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../avatar/Avatar.tsx";
import { group, pile } from "./AvatarGroup.css.ts";

export interface AvatarGroupProps extends Pick<AvatarProps, "size" | "event"> {
  people: readonly { name: string; photoUrl?: string }[];
  /** How many are drawn. */
  max?: number;
  /** Beside the pile: "84 coming, 11 maybe". */
  children?: ReactNode;
}

/**
 * Some faces of a crowd; the words beside it carry the number. Where each person counts use
 * PersonRow.
 */
export function AvatarGroup({ people, max = 4, children, ...look }: AvatarGroupProps) {
  return (
    <span className={group}>
      <span className={pile}>
        {people.slice(0, max).map((person, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
          <Avatar key={place} {...person} {...look} />
        ))}
      </span>
      {children}
    </span>
  );
}
