import { shareCopy } from "@jubilee/core/sharing/share.copy";
import { linkState } from "@jubilee/core/sharing/share.rules";
import type { LinkState as State, ShareLink } from "@jubilee/core/sharing/share.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<State, Pick<ChipProps, "tone" | "mark">> = {
  active: { tone: "success" },
  used_up: { tone: "warning" },
  revoked: { tone: "neutral", mark: "hollow" },
  suspended: { tone: "danger" },
  expired: { tone: "neutral" },
};

/** Whether a link lives, in a word. */
export function LinkState({ link }: { link: Pick<ShareLink, "status" | "useCount" | "useLimit"> }) {
  const state = linkState(link);
  return <Chip {...looks[state]}>{shareCopy.states[state]}</Chip>;
}
