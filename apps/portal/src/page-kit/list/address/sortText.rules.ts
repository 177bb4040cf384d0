import type { DataSort } from "@jubilee/ui/data-table";

/** An order as an address says it: `name.down`. */
export const sortText = ({ id, descending }: DataSort): string =>
  `${id}.${descending ? "down" : "up"}`;

/** The order that an address says; null where it says none. */
export function readSortText(text: string | null): DataSort | null {
  const [id, direction] = (text ?? "").split(".");
  return id ? { id, descending: direction === "down" } : null;
}
