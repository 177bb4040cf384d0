import type { DataDensity } from "@jubilee/ui/data-table";
import { useCallback, useState } from "react";
import { useStore } from "zustand";
import { deviceStorage } from "../../app/portal/deviceStorage.ts";
import { usePortal } from "../../app/portal/usePortal.ts";
import { listDensity } from "./density.store.ts";

/** How high rows are, the same in every list, and how it is chosen. */
export function useDensity(): [DataDensity, (density: DataDensity) => void] {
  const { report } = usePortal();
  const [storage] = useState(() => deviceStorage(report));
  const [kept] = useState(() => listDensity.read(storage));
  const chosen = useStore(listDensity.state, ({ density }) => density);
  const choose = useCallback((next: DataDensity) => listDensity.choose(storage, next), [storage]);
  return [chosen ?? kept, choose];
}
