import { shareCopy } from "@jubilee/core/share/copy";
import type { ShareLinkStatus } from "@jubilee/core/share/types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<ShareLinkStatus, Pick<ChipProps, "tone" | "mark">> = {
  active: { tone: "success" },
  revoked: { tone: "neutral", mark: "hollow" },
  suspended: { tone: "danger" },
  expired: { tone: "neutral" },
};

/** Whether a link lives, in a word. */
export function LinkState({ status }: { status: ShareLinkStatus }) {
  return <Chip {...looks[status]}>{shareCopy.statuses[status]}</Chip>;
}
