import { shareCopy } from "@jubilee/core/sharing/share.copy";
import type { LinkState } from "@jubilee/core/sharing/share.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<LinkState, Pick<ChipProps, "tone" | "mark">> = {
  active: { tone: "usual" },
  used_up: { tone: "plum" },
  revoked: { tone: "neutral", mark: "hollow" },
  suspended: { tone: "danger" },
  expired: { tone: "neutral" },
};

/** A link's state in a word. */
export function LinkChip({ state }: { state: LinkState }) {
  return <Chip {...looks[state]}>{shareCopy.states[state]}</Chip>;
}
