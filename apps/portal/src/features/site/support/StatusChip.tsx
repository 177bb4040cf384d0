import { supportCopy } from "@jubilee/core/site/support.copy";
import type { SupportStatus } from "@jubilee/core/site/support.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<SupportStatus, Pick<ChipProps, "tone" | "mark">> = {
  open: { tone: "info", mark: "hollow" },
  answered: { tone: "success" },
  closed: { tone: "neutral" },
};

/** A request's state in a word. */
export function StatusChip({ status }: { status: SupportStatus }) {
  return <Chip {...looks[status]}>{supportCopy.statuses[status]}</Chip>;
}
