import type { FactChange, NoticeKind } from "@jubilee/core/talk/event-notices.types";

/** What people do not know. */
export const noticeTitles: Record<NoticeKind, string> = {
  changed: "They know the old details",
  cancelled: "They do not know that it is cancelled",
  restored: "They think that it is cancelled",
};

export const factLabels: Record<FactChange["what"], string> = {
  name: "Name",
  when: "When",
  where: "Where",
  online: "Online",
};
