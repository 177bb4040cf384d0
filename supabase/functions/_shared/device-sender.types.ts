/** A browser that lets us tell its owner, as its push service knows it; keys in base64url. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a device shows; a press opens the path. */
export interface DeviceNotice {
  title: string;
  body: string;
  /** Below this product's address, with its first slash. */
  path: string;
  /** A newer notice of the same name takes its place. */
  tag: string;
}

/** The server's own key pair for push services, base64url (VAPID, RFC 8292). */
export interface DeviceKeys {
  /** An uncompressed point of P-256, 65 bytes. */
  publicKey: string;
  /** 32 bytes. */
  privateKey: string;
}

/** Tells devices. */
export interface DeviceSender {
  /** What a browser subscribes by. */
  publicKey: string;
  /** Gone is a device that its push service does not know any more. Throws when it cannot be told. */
  send(device: Device, notice: DeviceNotice): Promise<"sent" | "gone">;
}
