import type { ToastRecord } from "./toast.types.ts";

/** A dismissed toast's record goes after this time (specification, section 9). */
const removalDelayMs = 1_000_000;

export interface ToastStore {
  subscribe: (listener: () => void) => () => void;
  /** Not dismissed, newest first. */
  current: () => readonly ToastRecord[];
  /** Every record still kept, dismissed ones too. */
  records: () => readonly ToastRecord[];
  put: (record: ToastRecord) => void;
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: string) => void;
}

const gone = (record: ToastRecord): ToastRecord => ({ ...record, dismissed: true });

/** Keeps the toasts of one page. */
export function createToastStore(): ToastStore {
  let records: readonly ToastRecord[] = [];
  let current: readonly ToastRecord[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastRecord[]) => {
    records = next;
    current = next.filter(({ dismissed }) => !dismissed);
    for (const listener of listeners) listener();
  };
  const remove = (id: string) =>
    set(records.filter((record) => record.id !== id || !record.dismissed));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    records: () => records,
    put: (record) => {
      const known = records.some(({ id, dismissed }) => id === record.id && !dismissed);
      const others = records.filter(({ id }) => id !== record.id);
      set(
        known ? records.map((old) => (old.id === record.id ? record : old)) : [record, ...others],
      );
    },
    dismiss: (id) => {
      const leaving = current.filter((record) => id === undefined || record.id === id);
      const ids = new Set(leaving.map((record) => record.id));
      if (ids.size === 0) return;
      set(records.map((record) => (ids.has(record.id) ? gone(record) : record)));
      for (const left of ids) setTimeout(() => remove(left), removalDelayMs);
      for (const { onDismiss } of leaving) onDismiss?.();
    },
  };
}
