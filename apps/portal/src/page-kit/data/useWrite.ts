import type { CallFailure, Result } from "@jubilee/core/base/result.types";
import { premiumFeatureCopy } from "@jubilee/core/site/search.copy";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { usePortal } from "../../app/portal/usePortal.ts";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import { href } from "../../app/routing/href.ts";
import { useUser } from "../../app/session/useUser.ts";
import { openBeside } from "../help/openBeside.ts";
import { tellRefusal } from "../help/tellRefusal.ts";
import { tellOtherTabs } from "./otherTabs.ts";

/** Tells why a write was refused: the plan's notice with the way to the plans, or the sentence. The form stays. */
export function tellFailure(failure: CallFailure, feature?: string): void {
  if (failure.code !== "plan_required" || feature === undefined) {
    tellRefusal(failure);
    return;
  }
  const { title, description } = premiumFeatureCopy(feature);
  toast.warning(title, {
    description,
    action: { label: "See plans", onClick: () => openBeside(href("pricing")) },
  });
}

/** Puts a refusal at its field; what it does not place is told in a toast. */
export type PlaceRefusal = (failure: CallFailure) => boolean;

export interface Write {
  isBusy: boolean;
  /** Runs one write; the answer is its value, or null when it was refused. */
  run: <Value>(call: () => Promise<Result<Value>>, place?: PlaceRefusal) => Promise<Value | null>;
}

/**
 * One write after another: busy while it runs, its refusal told, the data it touches read again.
 * `feature` is what the plan's notice calls it, where a plan may be needed.
 */
export function useWrite(invalidates: QueryKey, feature?: string): Write {
  const queries = useQueryClient();
  const measured = usePlanner().queries;
  const { id: userId } = useUser();
  const { storage } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback<Write["run"]>(
    async (call, place) => {
      setBusy(true);
      try {
        const result = await call();
        if (!result.ok) {
          if (!place?.(result.error)) tellFailure(result.error, feature);
          return null;
        }
        measured.forgetEventSummaries(userId);
        tellOtherTabs(storage, userId, invalidates);
        await queries.invalidateQueries({ queryKey: invalidates });
        return result.value;
      } finally {
        setBusy(false);
      }
    },
    [feature, invalidates, measured, queries, storage, userId],
  );
  return { isBusy, run };
}
