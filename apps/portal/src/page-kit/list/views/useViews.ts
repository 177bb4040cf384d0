import { useState } from "react";
import { deviceStorage } from "../../../app/portal/deviceStorage.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { readViews, withView, type ListView } from "./views.rules.ts";

export interface Views<Filter> {
  views: readonly ListView<Filter>[];
  keep: (view: ListView<Filter>) => void;
  forget: (name: string) => void;
}

/** The views of a list that a person has named; they stay on this device. */
export function useViews<Filter>(
  list: string,
  readFilter: (value: unknown) => Filter | null,
): Views<Filter> {
  const { report } = usePortal();
  const { id } = useUser();
  const key = `jubilee-views-${list}-${id}`;
  const [storage] = useState(() => deviceStorage(report));
  const [views, setViews] = useState(() => readViews(storage.getItem(key), readFilter));
  const change = (next: ListView<Filter>[]) => {
    storage.setItem(key, JSON.stringify(next));
    setViews(next);
  };
  return {
    views,
    keep: (view) => change(withView(views, view)),
    forget: (name) => change(views.filter((view) => view.name !== name)),
  };
}
