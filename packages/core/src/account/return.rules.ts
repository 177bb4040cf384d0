import { safeReturnPath } from "./auth.rules.ts";

/** Where a sign-up began is kept under this name until it is confirmed. */
export const returnKey = "jubilee.return";

const keptForMs = 86_400_000;

/** What is kept of the place where a sign-up began. */
export function writeReturn(path: string, nowMs: number): string {
  return JSON.stringify({ path, at: nowMs });
}

/** The way back to where a sign-up began, for a day; else where one would go anyway. */
export function readReturn(kept: string | null, nowMs: number, otherwise: string): string {
  try {
    const read: unknown = JSON.parse(kept ?? "null");
    if (typeof read !== "object" || read === null) return otherwise;
    if (!("path" in read) || !("at" in read)) return otherwise;
    const { path, at } = read;
    if (typeof path !== "string" || typeof at !== "number" || nowMs - at > keptForMs)
      return otherwise;
    return safeReturnPath(path, otherwise);
  } catch {
    return otherwise;
  }
}
