import { avatarUrl, displayName } from "@jubilee/core/account/auth.rules";
import type { AuthUser } from "@jubilee/core/account/auth.types";
import { initialsOf } from "@jubilee/ui/initials";
import { usePortal } from "../app/portal/usePortal.ts";
import * as css from "./Header.css.ts";

interface PersonMarkProps {
  user: AuthUser | null;
  size?: "small" | "medium";
}

/** The signed-in person's picture, or their initials. */
export function PersonMark({ user, size = "small" }: PersonMarkProps) {
  const { supabaseUrl } = usePortal().config;
  const url = avatarUrl(user, supabaseUrl);
  const sized = size === "small" ? css.avatarSmall : css.avatarMedium;
  return (
    <span className={`${css.avatar} ${sized}`} aria-hidden="true">
      {url ? <img src={url} alt="" /> : initialsOf(displayName(user))}
    </span>
  );
}
