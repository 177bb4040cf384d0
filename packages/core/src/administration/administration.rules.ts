import type { UserSession } from "./administration.types.ts";

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
        createdAt: textOrNull(createdAt) ?? "",
        lastSeenAt: textOrNull(lastSeenAt) ?? textOrNull(createdAt) ?? "",
        userAgent: textOrNull(session["userAgent"]),
        ipPrefix: textOrNull(session["ipPrefix"]),
      },
    ];
  });
}
