import type {
  GateFacts,
  GateSnapshot,
  GateTicket,
  Scan,
  ScanAnswer,
} from "@jubilee/core/door/check-in.types";

/** closed: the link is dead; unreachable: try again later. */
export type Answer<Value> =
  | { ok: true; value: Value }
  | { ok: false; why: "closed" | "unreachable" };

async function ask<Value>(body: object, limitMs = 20_000): Promise<Answer<Value>> {
  try {
    const response = await fetch("/functions/v1/check-in", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "omit",
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.ok) return { ok: true, value: (await response.json()) as Value };
    return { ok: false, why: response.status === 404 ? "closed" : "unreachable" };
  } catch {
    return { ok: false, why: "unreachable" };
  }
}

/** The next page of the gate's list, or what changed of what the device knows. */
export function askForGate(token: string, known: GateFacts | null): Promise<Answer<GateSnapshot>> {
  const { serverTime: since = null, listVersion = null, after = null } = known ?? {};
  return ask({ action: "open", token, since, listVersion, after });
}

/** Who has a code or number, with their party; waits no longer than somebody at a door. */
export function askForCode(token: string, code: string): Promise<Answer<GateTicket[]>> {
  return ask({ action: "find", token, code }, 4000);
}

/** Sends scans; the server's word on each comes back. */
export function sendScans(
  token: string,
  deviceId: string,
  scans: readonly Scan[],
): Promise<Answer<ScanAnswer[]>> {
  return ask({ action: "sync", token, deviceId, scans });
}
