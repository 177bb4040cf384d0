import type { AnnouncementState } from "@jubilee/core/announcements/announcements.types";
import { Badge } from "@jubilee/ui/badge";

const words = {
  draft: ["Draft", "neutral"],
  scheduled: ["Scheduled", "sky"],
  sending: ["On its way", "sky"],
  sent: ["Sent", "moss"],
  cancelled: ["Stopped", "neutral"],
} as const;

/** How far an announcement is. */
export function AnnouncementStateBadge({ state }: { state: AnnouncementState }) {
  const [text, tone] = words[state];
  return <Badge tone={tone}>{text}</Badge>;
}
