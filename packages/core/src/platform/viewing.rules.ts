import type { AuthUser } from "../account/auth.types.ts";
import type { Viewing, ViewingCall } from "./viewing.types.ts";

/** Names the viewing a call belongs to. The server then reads as that person and writes nothing. */
export const viewingHeader = "x-view-as";

/** Where the tab that looks keeps what it looks at; other tabs stay the administrator's own. */
export const viewingStorageKey = "jubilee-viewing";

/** The stored viewing, or null: none, unreadable or over. */
export function readViewing(text: string | null, nowMs: number): Viewing | null {
  if (text === null) return null;
  const found: Viewing = JSON.parse(text);
  return Date.parse(found.endsAt) > nowMs ? found : null;
}

/** The viewed person as the portal knows whoever is signed in. */
export function viewedUser({ user }: Viewing): AuthUser {
  return {
    id: user.id,
    email: user.email,
    metadata: { full_name: user.name, avatar_url: user.avatarUrl ?? undefined },
  };
}

/** What becomes of a call while somebody looks. The server holds the same without being asked. */
export function viewingCall(address: string, method: string): ViewingCall {
  const path = new URL(address).pathname;
  if (path.endsWith("/rest/v1/rpc/end_viewing")) return "plain";
  if (/\/auth\/v1\/(token|logout)$/.test(path)) return "plain";
  if (!path.includes("/rest/v1/")) return "refused";
  const isRead = method === "GET" || method === "HEAD" || path.includes("/rest/v1/rpc/");
  return isRead ? "as" : "refused";
}
