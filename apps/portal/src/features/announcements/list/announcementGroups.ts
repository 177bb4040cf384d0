import type { AnnouncementLine } from "@jubilee/core/announcements/announcements.types";
import type { DataGroup } from "@jubilee/ui/data-table";

const past: ReadonlySet<AnnouncementLine["state"]> = new Set(["sent", "cancelled"]);

/** Says the order in which the server gives them: pinned, what still waits or goes, what is over. */
export function groupOf({ pinned, state }: AnnouncementLine): DataGroup {
  if (pinned) return { id: "pinned", label: "Pinned" };
  return past.has(state) ? { id: "past", label: "Past" } : { id: "to-come", label: "To come" };
}
