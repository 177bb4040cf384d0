import type { AuthUser } from "@jubilee/core/account/auth.types";
import { use } from "react";
import { useAuth } from "./useAuth.ts";

/** The guard is about to take away what waits for it. */
const leaving = new Promise<never>(() => undefined);

/**
 * The signed-in person. Only for guarded pages, where there is one. A part that arrives just as the
 * session has ended waits until the guard takes its page away, and is not drawn any more.
 */
export function useUser(): AuthUser {
  const { user } = useAuth();
  return user ?? use(leaving);
}
