import type { DeviceSubscription } from "@jubilee/core/notices/told-devices.types";

/** What this browser can do, and has been allowed to. */
export type DeviceAbility =
  /** A private window, a page without TLS, an old browser. */
  | "none"
  /** Apple's phones and tablets tell only what stands on the home screen. */
  | "when-installed"
  /** Its owner said no; only the browser's settings take that back. */
  | "blocked"
  | "able";

/** This browser, as far as it tells notices. */
export interface OwnDevice {
  ability: () => DeviceAbility;
  /** What it is subscribed as; null while it is not. */
  subscription: () => Promise<DeviceSubscription | null>;
  /** Asks its owner, so only after a press; null when the owner says no. Throws when its push service does not answer. */
  subscribe: (publicKey: string) => Promise<DeviceSubscription | null>;
  unsubscribe: () => Promise<void>;
  userAgent: string;
}
