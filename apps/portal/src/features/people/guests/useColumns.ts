import { useMemo, useState } from "react";
import { deviceStorage } from "../../../app/portal/deviceStorage.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";

const hiddenKey = "jubilee-guest-columns-hidden";
const orderKey = "jubilee-guest-columns-order";

/** Hidden until asked for. */
export const usuallyHidden: ReadonlySet<string> = new Set(["phone", "town", "contact"]);

const listOf = (kept: string | null) => kept?.split(",").filter(Boolean);

export interface ColumnSettings {
  hidden: ReadonlySet<string>;
  /** Ids in the order chosen; undefined is the usual order. */
  order: readonly string[] | undefined;
  hide: (hidden: ReadonlySet<string>) => void;
  move: (order: readonly string[] | undefined) => void;
}

/** Which columns of the guest table are shown, and in which order; the choice stays on this device. */
export function useColumns(): ColumnSettings {
  const { report } = usePortal();
  const [storage] = useState(() => deviceStorage(report));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const kept = listOf(storage.getItem(hiddenKey));
    return kept ? new Set(kept) : usuallyHidden;
  });
  const [order, setOrder] = useState<readonly string[] | undefined>(() => {
    const kept = listOf(storage.getItem(orderKey));
    return kept?.length ? kept : undefined;
  });
  return useMemo(
    () => ({
      hidden,
      order,
      hide: (next) => {
        storage.setItem(hiddenKey, [...next].join(","));
        setHidden(next);
      },
      move: (next) => {
        storage.setItem(orderKey, next?.join(",") ?? "");
        setOrder(next);
      },
    }),
    [hidden, order, storage],
  );
}
