import type { ListRequest } from "../base/lists.types.ts";
import type { UserSession } from "./administration.types.ts";
import { hasWords } from "../base/plain-words.rules.ts";

/** A session that was not used for this long is idle: 30 days. */
export const idleSessionMs = 30 * 86_400_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The sessions in an answer of `admin-session-management`; what cannot be read is left out. */
export function readSessions(answer: unknown): UserSession[] {
  const sessions = isRecord(answer) ? answer["sessions"] : null;
  if (!Array.isArray(sessions)) return [];
  return sessions.flatMap((session: unknown) => {
    if (!isRecord(session)) return [];
    const { id, userId, createdAt, lastSeenAt } = session;
    if (typeof id !== "string" || typeof userId !== "string") return [];
    return [
      {
        id,
        userId,
        userName: textOrNull(session["userName"]),
        email: textOrNull(session["email"]),
        createdAt: textOrNull(createdAt) ?? "",
        lastSeenAt: textOrNull(lastSeenAt) ?? textOrNull(createdAt) ?? "",
        userAgent: textOrNull(session["userAgent"]),
        ipPrefix: textOrNull(session["ipPrefix"]),
      },
    ];
  });
}

/** Sessions by name, address or device, of everybody or of those that are used no more. */
export function findSessions(
  sessions: readonly UserSession[],
  { text = "", filter = "all" }: Pick<ListRequest, "text" | "filter">,
  nowMs: number,
): UserSession[] {
  return sessions.filter(({ userName, email, userAgent, lastSeenAt }) => {
    if (filter === "idle" && nowMs - Date.parse(lastSeenAt) < idleSessionMs) return false;
    return hasWords([userName, email, userAgent].join(" "), text);
  });
}
