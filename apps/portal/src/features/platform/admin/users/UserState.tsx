import type { ListedUser } from "@jubilee/core/platform/administration.types";
import { Chip } from "@jubilee/ui/chip";

/** Whether an account works, in a word. */
export function UserState({ user }: { user: Pick<ListedUser, "isSuspended" | "isConfirmed"> }) {
  if (user.isSuspended) return <Chip tone="danger">Suspended</Chip>;
  if (!user.isConfirmed) return <Chip mark="hollow">Not confirmed</Chip>;
  return <Chip tone="usual">Active</Chip>;
}
