/** How a browser may be told, as its push service gave it; keys in base64url. */
export interface DeviceSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A device that tells notices. */
export interface ToldDevice {
  id: string;
  /** Its browser and system, in words. */
  label: string;
  /** ISO 8601. */
  since: string;
}
