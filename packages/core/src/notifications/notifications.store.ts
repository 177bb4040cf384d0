import { createStore, type StoreApi } from "zustand/vanilla";
import { notificationFrom, removalDelayMs } from "./notifications.rules.ts";
import type { Notification, NotificationInput } from "./notifications.types.ts";

export interface NotificationState {
  all: readonly Notification[];
}

export interface NotificationStore extends Pick<
  StoreApi<NotificationState>,
  "getState" | "subscribe"
> {
  /** Shows a notice and answers its id. */
  notify: (input: NotificationInput) => number;
  /** Replaces a shown notice, for example a loading one by its outcome. */
  update: (id: number, input: NotificationInput) => void;
  dismiss: (id: number) => void;
  /** Shows `loading` until the promise settles, then what it came to. */
  track: <Value>(
    work: Promise<Value>,
    texts: {
      loading: NotificationInput;
      success: (value: Value) => NotificationInput;
      error: (reason: unknown) => NotificationInput;
    },
  ) => Promise<Value>;
}

/** The queue of notices. The region that draws them runs their clocks. */
export function createNotificationStore(): NotificationStore {
  const store = createStore<NotificationState>(() => ({ all: [] }));
  let lastId = 0;

  const change = (id: number, next: (one: Notification) => Notification) =>
    store.setState(({ all }) => ({ all: all.map((one) => (one.id === id ? next(one) : one)) }));

  const notify = (input: NotificationInput) => {
    lastId += 1;
    const notice = notificationFrom(lastId, input);
    store.setState(({ all }) => ({ all: [...all, notice] }));
    return notice.id;
  };

  const update = (id: number, input: NotificationInput) =>
    change(id, () => notificationFrom(id, input));

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    notify,
    update,
    dismiss(id) {
      change(id, (one) => ({ ...one, isOpen: false }));
      setTimeout(
        () => store.setState(({ all }) => ({ all: all.filter((one) => one.id !== id) })),
        removalDelayMs,
      );
    },
    async track(work, texts) {
      const id = notify({ type: "loading", ...texts.loading });
      try {
        const value = await work;
        update(id, { type: "success", ...texts.success(value) });
        return value;
      } catch (reason) {
        update(id, { type: "error", ...texts.error(reason) });
        throw reason;
      }
    },
  };
}
