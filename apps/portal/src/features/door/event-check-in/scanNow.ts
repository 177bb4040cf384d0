import { succeed } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import type { DataClient } from "../../../app/routing/reads.types.ts";

/** Opens a gate for everybody on this device; the address of its scanner. */
export async function run(client: DataClient, eventId: string): Promise<Result<string>> {
  const link = await createCheckInApi(client).scanNow(eventId);
  return link.ok ? succeed((link.value.path ?? "").replace("#", "?camera#")) : link;
}
