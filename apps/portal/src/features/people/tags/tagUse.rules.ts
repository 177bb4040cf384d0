import type { TagUse } from "@jubilee/core/people/guest-records.types";
import { counted } from "@jubilee/core/base/words.rules";

/** On how many things a tag is. */
export const tagUses = ({ guests, activities, tasks }: Omit<TagUse, "tag">): number =>
  guests + activities + tasks;

/** What bears a tag, in words: "2 guests and 1 task". */
export function bearersOf({ guests, activities, tasks }: Omit<TagUse, "tag">): string {
  const parts = [
    ...(guests ? [counted(guests, "guest")] : []),
    ...(activities ? [counted(activities, "activity", "activities")] : []),
    ...(tasks ? [counted(tasks, "task")] : []),
  ];
  return new Intl.ListFormat("en").format(parts);
}
