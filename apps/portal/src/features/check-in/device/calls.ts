import type { GateFacts, GateSnapshot, Scan, ScanAnswer } from "@jubilee/core/check-in/types";

/** closed: the link is dead; unreachable: try again later. */
export type Answer<Value> =
  | { ok: true; value: Value }
  | { ok: false; why: "closed" | "unreachable" };

async function ask<Value>(body: object): Promise<Answer<Value>> {
  try {
    const response = await fetch("/functions/v1/check-in", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "omit",
      signal: AbortSignal.timeout(20_000),
    });
    if (response.ok) return { ok: true, value: (await response.json()) as Value };
    return { ok: false, why: response.status === 404 ? "closed" : "unreachable" };
  } catch {
    return { ok: false, why: "unreachable" };
  }
}

/** The gate's list, or what changed of what the device knows. */
export function askForGate(token: string, known: GateFacts | null): Promise<Answer<GateSnapshot>> {
  const since = known?.serverTime ?? null;
  return ask({ action: "open", token, since, guestsVersion: known?.guestsVersion ?? null });
}

/** Sends scans; the server's word on each comes back. */
export function sendScans(
  token: string,
  deviceId: string,
  scans: readonly Scan[],
): Promise<Answer<ScanAnswer[]>> {
  return ask({ action: "sync", token, deviceId, scans });
}
