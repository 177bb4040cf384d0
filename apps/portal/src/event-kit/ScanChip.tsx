import { checkInCopy } from "@jubilee/core/door/check-in.copy";
import type { ScanResult } from "@jubilee/core/door/check-in.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const tones: Record<ScanResult | "double" | "undone", NonNullable<ChipProps["tone"]>> = {
  ok: "success",
  duplicate: "warning",
  refused: "danger",
  double: "danger",
  undone: "neutral",
};

export interface ScanChipProps {
  result: ScanResult;
  /** Two gates without a connection let the same ticket in. */
  isDouble: boolean;
  isUndone: boolean;
}

/** What came of a scan, in a word: on the gate's device and on the supervisor's list. */
export function ScanChip({ result, isDouble, isUndone }: ScanChipProps) {
  const state = isUndone ? "undone" : isDouble ? "double" : result;
  return <Chip tone={tones[state]}>{checkInCopy.results[state]}</Chip>;
}
