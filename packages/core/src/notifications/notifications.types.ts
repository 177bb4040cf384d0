/** Six types and the destructive look. Source: specification section 4, features decision 21. */
export type NotificationType =
  | "default"
  | "success"
  | "info"
  | "warning"
  | "error"
  | "loading"
  | "destructive";

/** General notices, or those of the account flows, which stay longer and stand alone. */
export type NotificationFlow = "general" | "account";

export interface NotificationInput {
  title: string;
  description?: string;
  type?: NotificationType;
  flow?: NotificationFlow;
  /** Milliseconds; null stays until dismissed. Left out: by flow and type. */
  durationMs?: number | null;
  action?: { label: string; onAction: () => void };
}

export interface Notification {
  id: number;
  title: string;
  description: string | null;
  type: NotificationType;
  flow: NotificationFlow;
  durationMs: number | null;
  action: { label: string; onAction: () => void } | null;
  /** False once dismissed; the record goes after the removal delay. */
  isOpen: boolean;
}
