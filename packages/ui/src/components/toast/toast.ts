import { createToastStore, type ToastStore } from "./toastStore.ts";
import type { ToastFlow, ToastOptions, ToastType } from "./toast.types.ts";

const general: ToastFlow = { durationMs: 4000, visible: 3, swipePx: 20 };
const account: ToastFlow = { durationMs: 5000, visible: 1, swipePx: 50 };

interface PromiseTexts<Value> {
  loading: string;
  success: string | ((value: Value) => string);
  error: string | ((reason: unknown) => string);
}

/** Shows a toast and returns its id. */
export type ShowToast = (title: string, options?: ToastOptions) => string;

export interface ToastApi extends ShowToast {
  success: ShowToast;
  info: ShowToast;
  warning: ShowToast;
  error: ShowToast;
  /** Stays until replaced or dismissed. */
  loading: ShowToast;
  destructive: ShowToast;
  /** Loading until the promise settles, then its outcome; gives the promise back. */
  promise: <Value>(promise: Promise<Value>, texts: PromiseTexts<Value>) => Promise<Value>;
  dismiss: (id?: string) => void;
}

/** The page's toasts; shown by the one Toaster. */
export const toastStore = createToastStore();

let made = 0;

/** What undoes is about the last act alone. */
function dismissUndo(store: ToastStore, keptId: string): void {
  for (const { id, undo } of store.current()) if (undo && id !== keptId) store.dismiss(id);
}

/** Toasts that go into a store and behave as a flow says. */
export function createToasts(store: ToastStore, flow: ToastFlow): ToastApi {
  const show =
    (type: ToastType) =>
    (title: string, options: ToastOptions = {}) => {
      const id = options.id ?? `toast-${++made}`;
      const { undo } = options;
      if (type === "success" || undo) dismissUndo(store, id);
      const stays = type === "loading" || undo ? Infinity : flow.durationMs;
      const durationMs = options.durationMs ?? stays;
      store.put({ ...options, id, type, title, durationMs, flow, dismissed: false });
      return id;
    };
  const [success, error, loading] = [show("success"), show("error"), show("loading")];
  const promise = async <Value>(waited: Promise<Value>, texts: PromiseTexts<Value>) => {
    const id = loading(texts.loading);
    try {
      const value = await waited;
      success(typeof texts.success === "function" ? texts.success(value) : texts.success, { id });
      return value;
    } catch (reason) {
      error(typeof texts.error === "function" ? texts.error(reason) : texts.error, { id });
      throw reason;
    }
  };
  return Object.assign(show("default"), {
    success,
    info: show("info"),
    warning: show("warning"),
    error,
    loading,
    destructive: (title: string, options?: ToastOptions) =>
      error(title, { ...options, destructive: true }),
    promise,
    dismiss: store.dismiss,
  });
}

/** General notices: 4000 ms, three visible. */
export const toast = createToasts(toastStore, general);

/** Notices of sign-in, sign-up and the account: 5 s, one visible. */
export const accountToast = createToasts(toastStore, account);
