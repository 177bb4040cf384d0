import type { AuthUser } from "@jubilee/core/account/auth.types";
import { useAuth } from "./useAuth.ts";

/** The signed-in person. Only for guarded pages, where there is one. */
export function useUser(): AuthUser {
  const { user } = useAuth();
  if (!user)
    throw new Error("useUser() is for guarded pages. Use useAuth() where nobody may be signed in.");
  return user;
}
