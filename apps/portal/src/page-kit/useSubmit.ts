import type { CallFailure, Result } from "@jubilee/core/base/result.types";
import { premiumFeatureCopy } from "@jubilee/core/site/search.copy";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePlanner } from "../app/portal/usePlanner.ts";
import { href } from "../app/routing/href.ts";
import { useUser } from "../app/session/useUser.ts";
import { tellRefusal } from "./help/tellRefusal.ts";

/** Tells why a write was refused: the plan's notice with the way to the plans, or the sentence. */
export function tellFailure(failure: CallFailure, feature: string): void {
  if (failure.code !== "plan_required") {
    tellRefusal(failure);
    return;
  }
  const { title, description } = premiumFeatureCopy(feature);
  toast.warning(title, {
    description,
    action: { label: "See plans", onClick: () => navigate(href("pricing")) },
  });
}

interface Submit {
  isBusy: boolean;
  /**
   * Runs one write; the answer is its value, or null when it was refused. `place` may put a refusal
   * at its field; what it does not place is told in a toast.
   */
  run: <Value>(
    call: () => Promise<Result<Value>>,
    place?: (failure: CallFailure) => boolean,
  ) => Promise<Value | null>;
}

/** One write after another: busy while it runs, refusals told, the data it touches read again. */
export function useSubmit(feature: string, invalidates: QueryKey): Submit {
  const queries = useQueryClient();
  const measured = usePlanner().queries;
  const { id: userId } = useUser();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback<Submit["run"]>(
    async (call, place) => {
      setBusy(true);
      try {
        const result = await call();
        if (!result.ok) {
          if (!place?.(result.error)) tellFailure(result.error, feature);
          return null;
        }
        measured.forgetEventSummaries(userId);
        await queries.invalidateQueries({ queryKey: invalidates });
        return result.value;
      } finally {
        setBusy(false);
      }
    },
    [feature, invalidates, measured, queries, userId],
  );
  return { isBusy, run };
}
