import { scansPerCall } from "@jubilee/core/door/check-in.rules";
import type { Deps } from "../_shared/deps.types.ts";
import {
  isFields,
  isUuid,
  optionalText,
  readFields,
  requiredText,
  type Fields,
} from "../_shared/fields.ts";
import { publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { forPortal, json } from "../_shared/respond.ts";

/**
 * A steward's device, by its gate's token:
 * `{action: "open", token, since?, listVersion?, after?}` to `GateSnapshot`;
 * `{action: "find", token, code}` to `GateTicket[]`;
 * `{action: "sync", token, deviceId, scans: Scan[]}` to `ScanAnswer[]`.
 */
export const handle = forPortal(answer);

async function answer(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") throw new Refusal("not_allowed", "Ask by a post.", null, 405);
  const visitor = visitorKey(deps.peerAddress);
  await requireWithin(deps, `check-in:${visitor}`, publicLimits.readsPerAddress);
  const fields = await readFields(request);
  const token = requiredText(fields, "token", "The link", 100);
  await requireWithin(deps, `check-in:link:${token}`, publicLimits.writesPerToken);
  try {
    return json(await act(fields, token, deps));
  } catch (error) {
    if (error instanceof Refusal && error.code === "link_invalid") {
      await requireWithin(deps, `check-in:miss:${visitor}`, publicLimits.missesPerAddress);
    }
    throw error;
  }
}

async function act(fields: Fields, token: string, deps: Deps): Promise<unknown> {
  if (fields["action"] === "sync") {
    return deps.callSql("sync_check_ins", {
      token_param: token,
      device_param: deviceOf(fields["deviceId"]),
      scans: readScans(fields["scans"]),
    });
  }
  if (fields["action"] === "find") {
    return deps.callSql("find_at_gate", {
      token_param: token,
      code_param: requiredText(fields, "code", "The code", 400),
    });
  }
  if (fields["action"] !== "open") throw new Refusal("invalid_input", "Ask to open or to sync.");
  const { since = null, after = null } = fields;
  if (after !== null && !(typeof after === "string" && isUuid(after))) throw unclear("after");
  return deps.callSql("open_gate", {
    token_param: token,
    since_param: since === null ? null : instant(since, "since"),
    known_param: optionalText(fields, "listVersion", "The list", 300),
    after_param: after,
  });
}

const results = ["ok", "duplicate", "refused"];
const methods = ["camera", "scanner", "typed", "name", "walk_in"];
const reasons = [
  "forged",
  "other_event",
  "unreadable",
  "unknown",
  "wrong_gate",
  "not_signed_up",
  "not_valid",
  "not_coming",
  "too_many",
  "not_loaded",
];

function readScans(value: unknown): Fields[] {
  if (!Array.isArray(value) || value.length > scansPerCall) {
    throw new Refusal("invalid_input", `Send up to ${scansPerCall} scans at a time.`, "scans");
  }
  return value.map((scan: unknown) => {
    if (!isFields(scan)) throw unclear("scans");
    const { id, ticketId = null, code = null, told, reason = null, method, offline } = scan;
    const { undoneAt = null, guestId = null, place = null, walkIn = null } = scan;
    if (typeof id !== "string" || !isUuid(id)) throw unclear("id");
    if (ticketId !== null && !(typeof ticketId === "string" && isUuid(ticketId))) {
      throw unclear("ticketId");
    }
    if (guestId !== null && !(typeof guestId === "string" && isUuid(guestId))) {
      throw unclear("guestId");
    }
    if (
      place !== null &&
      !(Number.isInteger(place) && Number(place) >= 0 && Number(place) <= 100)
    ) {
      throw unclear("place");
    }
    if (code !== null && !(typeof code === "string" && code.length <= 400)) throw unclear("code");
    if (reason !== null || told === "refused") oneOf(reason, reasons, "reason");
    return {
      id,
      ticketId,
      // PostgreSQL keeps no NUL; such a code is no ticket's anyway.
      code: typeof code === "string" ? code.replaceAll("\0", "") : null,
      guestId,
      place,
      walkIn: walkIn === null ? null : requiredText(scan, "walkIn", "The name", 200),
      told: oneOf(told, results, "told"),
      reason,
      method: oneOf(method, methods, "method"),
      at: instant(scan["at"], "at"),
      offline: offline === true,
      undoneAt: undoneAt === null ? null : instant(undoneAt, "undoneAt"),
    };
  });
}

function deviceOf(value: unknown): string {
  if (typeof value === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(value)) return value;
  throw unclear("deviceId");
}

function oneOf(value: unknown, known: readonly string[], field: string): string {
  if (typeof value === "string" && known.includes(value)) return value;
  throw unclear(field);
}

function instant(value: unknown, field: string): string {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw unclear(field);
  return new Date(time).toISOString();
}

function unclear(field: string): Refusal {
  return new Refusal("invalid_input", "A scan is not readable.", field);
}
