import type { PublicError } from "@jubilee/core/sharing/public-event.types";
import type { Result } from "@jubilee/core/base/result.types";
import { useState } from "react";

/** One change after another: busy while it runs; a refusal is kept in words until the next try. */
export function useChange() {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PublicError | null>(null);
  const run = async <Value>(
    call: () => Promise<Result<Value, PublicError>>,
  ): Promise<Value | null> => {
    setBusy(true);
    setRefused(null);
    const result = await call();
    setBusy(false);
    if (result.ok) return result.value;
    setRefused(result.error);
    return null;
  };
  return { isBusy, refused, run };
}
