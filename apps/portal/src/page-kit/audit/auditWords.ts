import { stepsCopy } from "@jubilee/core/platform/administration.copy";
import type { AuditEntry } from "@jubilee/core/platform/audit.types";

const verbs: Readonly<Record<string, string>> = {
  insert: "added",
  update: "changed",
  delete: "deleted",
};

/** `order_confirmation` as "Order confirmation". */
export function readable(name: string): string {
  const words = name.replaceAll(/[_.]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was done, in words: "Share links: added". */
export function actionName(action: string): string {
  const [resource = "", verb = ""] = action.split(".");
  return (
    stepsCopy[action] ?? `${readable(resource)}: ${verbs[verb] ?? readable(verb).toLowerCase()}`
  );
}

/** Who did it. */
export const actorOf = ({ actorName, actorId }: AuditEntry): string =>
  actorName ?? actorId ?? "The server";

const nameFields = ["name", "title", "full_name", "label", "code", "ref", "number"] as const;

/** What the thing is called, as far as the line knows: a change keeps the changed columns only. */
export function subjectOf({ before, after }: AuditEntry): string | null {
  for (const known of [after, before]) {
    if (typeof known !== "object" || known === null) continue;
    for (const field of nameFields) {
      const value: unknown = Reflect.get(known, field);
      if (typeof value === "string" && value !== "") return value;
    }
  }
  return null;
}
