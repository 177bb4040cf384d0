import type { DeviceSubscription } from "@jubilee/core/notices/told-devices.types";
import { href } from "../../../../app/routing/href.ts";
import type { OwnDevice } from "./device.types.ts";
import { workerAddress } from "../../../../page-kit/workerAddress.ts";

const worker = "/notices-worker.js";

const registration = () => navigator.serviceWorker.getRegistration(href("notices"));

/** The worker once it runs: a browser subscribes nothing before. */
async function runningWorker(): Promise<ServiceWorkerRegistration> {
  const made = await navigator.serviceWorker.register(workerAddress("jubilee-notices", worker), {
    scope: href("notices"),
  });
  const coming = made.installing ?? made.waiting;
  if (!made.active && coming) {
    await new Promise<void>((resolve, reject) => {
      coming.addEventListener("statechange", () => {
        if (coming.state === "activated") resolve();
        if (coming.state === "redundant") reject(new Error("The worker did not start"));
      });
    });
  }
  return made;
}

function read(subscription: PushSubscription): DeviceSubscription {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
  };
}

const isOfApple = (userAgent: string) => /\b(?:iPhone|iPad)\b/.test(userAgent);

/** The browser itself. */
export const ownDevice: OwnDevice = {
  ability() {
    const hasAll =
      "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
    if (!hasAll) return isOfApple(navigator.userAgent) ? "when-installed" : "none";
    return Notification.permission === "denied" ? "blocked" : "able";
  },
  async subscription() {
    const subscription = await (await registration())?.pushManager.getSubscription();
    return subscription ? read(subscription) : null;
  },
  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const { pushManager } = await runningWorker();
    // One that is left of another key would be refused.
    await (await pushManager.getSubscription())?.unsubscribe();
    return read(
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
    );
  },
  async unsubscribe() {
    const subscription = await (await registration())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  },
  get userAgent() {
    return navigator.userAgent;
  },
};
