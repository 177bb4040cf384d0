export type ToastType = "success" | "info" | "warning" | "error" | "loading" | "default";

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  description?: string;
  /** Stays until dismissed when `Infinity`. */
  durationMs?: number;
  /** Filled in the colour of danger: refusals such as 'Access Restricted'. */
  destructive?: boolean;
  action?: ToastAction;
  /**
   * Takes back what has just been done. Such a toast does not run out: it stays until it is closed, used,
   * or the next act succeeds.
   */
  undo?: () => void;
  /** Replaces the toast with this id instead of adding one. */
  id?: string;
  /** Called when it goes: closed, swiped away, run out or dismissed by the page. */
  onDismiss?: () => void;
}

/** How a group of toasts behaves: the general ones, or those of sign-in and sign-up. */
export interface ToastFlow {
  durationMs: number;
  visible: number;
  swipePx: number;
}

export interface ToastRecord extends ToastOptions {
  id: string;
  type: ToastType;
  title: string;
  durationMs: number;
  flow: ToastFlow;
  dismissed: boolean;
}
