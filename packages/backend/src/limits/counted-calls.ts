import type { LimitAnswer, LimitRule } from "@jubilee/functions/_shared/deps.types";
import { createCallLimit } from "@jubilee/functions/_shared/call-limit";
import { publicLimits } from "@jubilee/functions/_shared/limits";
import type { OpenBackend } from "../backend.types.ts";
import type { FunctionsSettings } from "../functions/open-functions.ts";
import { createSharedLimiter } from "./shared-limiter.ts";

type Counting = Pick<FunctionsSettings, "linkWritesPerMinute" | "living">;

/** What more calls are allowed of is counted by each server for itself, and the rest by all together. */
const sharedAtMost = 100;

/**
 * Counts calls as usual, but for the writes of a link, which an operator may allow more of. Several
 * servers share what few are allowed of, exactly; of many each allows its part.
 */
export function countingCalls(
  backend: Pick<OpenBackend, "query" | "driver">,
  { linkWritesPerMinute: writesPerMinute, living = () => 1 }: Counting,
  now: () => Date,
) {
  const nowMs = (): number => now().getTime();
  const limit = createCallLimit(nowMs);
  const shared = createSharedLimiter(backend, nowMs);
  const writes = {
    ...publicLimits.writesPerToken,
    max: writesPerMinute ?? publicLimits.writesPerToken.max,
  };
  return async (key: string, named: LimitRule): Promise<LimitAnswer> => {
    const rule = named === publicLimits.writesPerToken ? writes : named;
    const servers = living();
    if (servers === 1) return limit(key, rule);
    if (rule.max > sharedAtMost) {
      return limit(key, { ...rule, max: Math.ceil(rule.max / servers) });
    }
    const { allowed, retryAfterMs } = await shared.take(`call ${key}`, rule);
    return { allowed, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) };
  };
}
