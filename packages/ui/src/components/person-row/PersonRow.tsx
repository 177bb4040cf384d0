import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../avatar/Avatar.tsx";
import { detail as detailStyle, name as nameStyle, person, words } from "./PersonRow.css.ts";

export interface PersonRowProps extends Pick<AvatarProps, "name" | "photoUrl" | "size" | "event"> {
  /** Under the name: address, role, household. */
  detail?: ReactNode;
  /** At the end: a chip, a choice, a time. */
  end?: ReactNode;
}

/**
 * A person in a list: what is long is cut and whole in the title, each script starts at its own
 * side. The picture alone is an Avatar.
 */
export function PersonRow({ name, detail, end, ...avatar }: PersonRowProps) {
  return (
    <span className={person}>
      <Avatar name={name} {...avatar} />
      <span className={words}>
        <span className={nameStyle} title={name}>
          <bdi>{name}</bdi>
        </span>
        {detail && (
          <span className={detailStyle} {...(typeof detail === "string" ? { title: detail } : {})}>
            {detail}
          </span>
        )}
      </span>
      {end}
    </span>
  );
}
