import { Chip } from "@jubilee/ui/chip";
import { waitsForClocks, type OnItsWay } from "./when.rules.ts";

const words = {
  draft: ["Draft", "neutral", "hollow"],
  scheduled: ["Scheduled", "info", "filled"],
  sending: ["On its way", "info", "filled"],
  sent: ["Sent", "usual", "filled"],
  cancelled: ["Stopped", "neutral", "filled"],
} as const;

/** How far an announcement is. */
export function AnnouncementStateBadge({ of }: { of: OnItsWay }) {
  const [text, tone, mark] = words[waitsForClocks(of) ? "scheduled" : of.state];
  return (
    <Chip tone={tone} mark={mark}>
      {text}
    </Chip>
  );
}
