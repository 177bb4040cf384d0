import { request as requestPlain } from "node:http";
import { request as requestEncrypted } from "node:https";
import webPush from "web-push";
import type { Device, DeviceKeys, DeviceNotice, DeviceSender } from "./device-sender.types.ts";
import { createReach, type Reach } from "./reach.ts";

/** What happened is news for so long, in seconds. */
const newsFor = 24 * 60 * 60;
const timeLimitMs = 10_000;

/**
 * Tells devices by their push services (RFC 8030), encrypted for the device alone (RFC 8291) and
 * signed with the server's key (RFC 8292). Where a push service is comes from the browser, so from
 * anybody: only the open internet is asked.
 */
export function createDeviceSender(keys: DeviceKeys, siteUrl: string): DeviceSender {
  const reach = createReach(siteUrl);
  const subject = siteUrl.startsWith("https:") ? siteUrl : "mailto:nobody@jubilee.example";
  return {
    publicKey: keys.publicKey,
    async send(device, notice) {
      const url = new URL(device.endpoint);
      if (!/^https?:$/.test(url.protocol) || !reach.mayAsk(url)) {
        throw new Error("A push service is on the open internet");
      }
      const status = await post(url, sealed(device, notice, { ...keys, subject }), reach);
      if (status === 404 || status === 410) return "gone";
      if (status < 200 || status > 299) throw new Error(`A push service answered ${status}`);
      return "sent";
    },
  };
}

interface Sealed {
  headers: Record<string, string>;
  body: Buffer;
}

function sealed(
  { endpoint, p256dh, auth }: Device,
  notice: DeviceNotice,
  vapidDetails: DeviceKeys & { subject: string },
): Sealed {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { vapidDetails, TTL: newsFor, contentEncoding: "aes128gcm" },
  );
  return { headers, body };
}

/** The answer's status; what else a push service says is of no use. */
function post(url: URL, { headers, body }: Sealed, { lookup }: Reach): Promise<number> {
  const request = url.protocol === "https:" ? requestEncrypted : requestPlain;
  const signal = AbortSignal.timeout(timeLimitMs);
  return new Promise((done, failed) => {
    const asked = request(
      url,
      { method: "POST", headers, lookup, signal, agent: false },
      (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    asked.once("error", failed);
    asked.end(body);
  });
}
