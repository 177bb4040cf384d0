import type { AnnouncementState } from "@jubilee/core/announcements/announcements.types";
import { Chip } from "@jubilee/ui/chip";

const words = {
  draft: ["Draft", "neutral", "hollow"],
  scheduled: ["Scheduled", "info", "filled"],
  sending: ["On its way", "info", "filled"],
  sent: ["Sent", "success", "filled"],
  cancelled: ["Stopped", "neutral", "filled"],
} as const;

/** How far an announcement is. */
export function AnnouncementStateBadge({ state }: { state: AnnouncementState }) {
  const [text, tone, mark] = words[state];
  return (
    <Chip tone={tone} mark={mark}>
      {text}
    </Chip>
  );
}
