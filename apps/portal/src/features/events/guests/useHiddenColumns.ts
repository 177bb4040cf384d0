import { useState } from "react";
import { deviceStorage } from "../../../app/portal/deviceStorage.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";

const storageKey = "jubilee-guest-columns-hidden";

/** Hidden until asked for. */
export const usuallyHidden: ReadonlySet<string> = new Set(["phone", "town", "contact"]);

/** Which columns of the guest table are hidden; the choice stays on this device. */
export function useHiddenColumns() {
  const { report } = usePortal();
  const [storage] = useState(() => deviceStorage(report));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const kept = storage.getItem(storageKey);
    return kept === null ? usuallyHidden : new Set(kept.split(",").filter(Boolean));
  });
  const keep = (next: ReadonlySet<string>) => {
    storage.setItem(storageKey, [...next].join(","));
    setHidden(next);
  };
  return [hidden, keep] as const;
}
