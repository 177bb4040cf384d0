import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { DataItem } from "./dataTable.types.ts";
import { rowControl, type Reach } from "./useReach.ts";

/** Whether the focus stands on a row of the table or nowhere, and not in a field or a panel. */
function isFree(region: HTMLElement): boolean {
  const { activeElement: active, body } = document;
  return active === body || (region.contains(active) && active?.closest("[data-index]") != null);
}

/**
 * Brings the open row into sight: the one that an address opens, and another that is opened from
 * elsewhere, by J or the next of a panel. The focus goes with it from row to row: the keys that
 * follow mean the row that is shown. What an address opens takes it from nobody.
 */
export function useShownRow<Row>(
  region: RefObject<HTMLElement | null>,
  openId: string | null | undefined,
  items: readonly DataItem<Row>[],
  { reach }: Reach,
): void {
  const bring = useEffectEvent((id: string, isFirst: boolean) => {
    const index = items.findIndex((item) => item.kind === "row" && item.id === id);
    if (index < 0) return;
    reach(index, (row) => {
      if (isFirst || !region.current || !row || !isFree(region.current)) return;
      row.querySelector<HTMLElement>(rowControl)?.focus({ preventScroll: true });
    });
  });
  const known = useRef<{ id: string | null | undefined } | null>(null);
  useEffect(() => {
    if (openId && openId !== known.current?.id) bring(openId, known.current === null);
    known.current = { id: openId };
  }, [openId]);
}
