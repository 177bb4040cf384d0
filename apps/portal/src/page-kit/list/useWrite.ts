import type { CallFailure, Result } from "@jubilee/core/base/result.types";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { tellRefusal } from "../help/tellRefusal.ts";

interface Write {
  isBusy: boolean;
  /**
   * Runs one write; true when it was done. `place` may put a refusal at its field; what it does not
   * place is told in a toast.
   */
  run: (
    call: () => Promise<Result<unknown>>,
    place?: (failure: CallFailure) => boolean,
  ) => Promise<boolean>;
}

/** One write: busy while it runs, its refusal told, the data it touches read again. */
export function useWrite(invalidates: QueryKey): Write {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(call, place) {
      setBusy(true);
      try {
        const result = await call();
        if (!result.ok) {
          if (!place?.(result.error)) tellRefusal(result.error);
          return false;
        }
        await queries.invalidateQueries({ queryKey: invalidates });
        return true;
      } finally {
        setBusy(false);
      }
    },
  };
}
