import type { ListedUser } from "@jubilee/core/platform/administration.types";
import { ownPicture } from "@jubilee/core/account/auth.rules";
import { PersonRow, type PersonRowProps } from "@jubilee/ui/person-row";
import { usePortal } from "../../../../app/portal/usePortal.ts";

interface UserPersonProps extends Pick<PersonRowProps, "size" | "end"> {
  user: Pick<ListedUser, "name" | "email" | "avatarUrl">;
}

/** A user with their picture, if it is in our storage. */
export function UserPerson({ user: { name, email, avatarUrl }, ...row }: UserPersonProps) {
  const { supabaseUrl } = usePortal().config;
  const photoUrl = ownPicture(avatarUrl, supabaseUrl) ?? undefined;
  return <PersonRow name={name} detail={email} photoUrl={photoUrl} {...row} />;
}
