import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a device got: the notice in clear, and by whom it was signed. */
interface Arrived {
  notice: unknown;
  /** The server's key, base64url, whose signature held. */
  key: string;
  audience: unknown;
}

/** A browser with its push service, on this machine. */
export interface PushEndpoint {
  endpoint: string;
  p256dh: string;
  auth: string;
  arrived: Arrived[];
  /** What the service answers from now on. */
  answers(status: number): void;
  close(): Promise<void>;
}

/** Opens what was sealed for a device; source: RFC 8188 (aes128gcm) and RFC 8291. */
function open(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), device.getPublicKey(), sender]);
  const secret = derive(device.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const clear = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(clear.subarray(0, clear.lastIndexOf(2)).toString());
}

/** Whose signature a request bears; source: RFC 8292. Throws when it does not hold or is over. */
function signedBy(authorization: string): { key: string; audience: unknown } {
  const [, token = "", key = ""] = /^vapid t=(\S+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) };
  const holds = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const told: { aud?: unknown; exp?: number } = JSON.parse(
    Buffer.from(claims, "base64url").toString(),
  );
  if (!holds || Number(told.exp) * 1000 < Date.now()) throw new Error("Nobody signed this");
  return { key, audience: told.aud };
}

/** Opens a push service that takes notices only as a real one does: sealed for the device, signed by a server. */
export async function openPushEndpoint(): Promise<PushEndpoint> {
  const device = createECDH("prime256v1");
  device.generateKeys();
  const auth = randomBytes(16);
  const arrived: Arrived[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      try {
        const signed = signedBy(request.headers.authorization ?? "");
        arrived.push({ notice: open(Buffer.concat(chunks), device, auth), ...signed });
        response.writeHead(status).end();
      } catch {
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/device`,
    p256dh: device.getPublicKey("base64url"),
    auth: auth.toString("base64url"),
    arrived,
    answers: (next) => void (status = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
