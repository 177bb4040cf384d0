import { useMemo } from "react";
import { usePreference } from "../../preferences/usePreference.ts";
import { readLook, withView, type ListView } from "./look.rules.ts";

const none: ReadonlySet<string> = new Set();

/** Columns and views of one list, as its reader has chosen them, and how they are chosen. */
export interface ListLook {
  hidden: ReadonlySet<string>;
  /** Ids of columns in the order chosen; undefined is the usual order. */
  order: readonly string[] | undefined;
  /** Hidden until asked for. */
  usual: ReadonlySet<string>;
  views: readonly ListView[];
  hide: (hidden: ReadonlySet<string>) => void;
  move: (order: readonly string[] | undefined) => void;
  /** Takes a view's columns. */
  wear: (view: ListView) => void;
  keep: (view: ListView) => void;
  forget: (name: string) => void;
}

/** `list` is the name it is kept under; `usual` stays the same. */
export function useListLook(list: string, usual: ReadonlySet<string> = none): ListLook {
  const [kept, change] = usePreference(`list-${list}`, readLook);
  return useMemo(
    () => ({
      hidden: kept.hidden ? new Set(kept.hidden) : usual,
      order: kept.order ?? undefined,
      usual,
      views: kept.views,
      hide: (hidden) => change((known) => ({ ...known, hidden: [...hidden] })),
      move: (order) => change((known) => ({ ...known, order: order ? [...order] : null })),
      wear: ({ hidden, order }) => change((known) => ({ ...known, hidden, order })),
      keep: (view) => change((known) => ({ ...known, views: withView(known.views, view) })),
      forget: (name) =>
        change((known) => ({
          ...known,
          views: known.views.filter((view) => view.name !== name),
        })),
    }),
    [kept, change, usual],
  );
}
