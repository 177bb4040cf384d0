import { toJson } from "./json.ts";

/** What a visitor has typed, kept for this tab; works where storage is blocked. */
export interface Draft {
  read: () => Record<string, unknown>;
  write: (values: Record<string, unknown>) => void;
}

const memory = new Map<string, Record<string, unknown>>();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function createDraft(name: string): Draft {
  const key = `jubilee:${name}`;
  return {
    read() {
      const kept = memory.get(key);
      if (kept) return kept;
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
        return isRecord(stored) ? stored : {};
      } catch {
        // Storage is blocked or holds somebody else's text: the draft starts empty.
        return {};
      }
    },
    write(values) {
      memory.set(key, values);
      try {
        sessionStorage.setItem(key, toJson(values));
      } catch {
        // Storage is blocked: the draft lives in memory until the page is left.
      }
    },
  };
}
