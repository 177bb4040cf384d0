import { planNames } from "@jubilee/core/account/access.rules";
import { createPlanTestingApi } from "@jubilee/core/platform/plan-testing.api";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { toast } from "@jubilee/ui/toast";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const planTestKey = ["plan-test"] as const;

/** The plan an administrator acts as, and how to change that; everywhere in the portal at once. */
export function usePlanTest() {
  const { subscription } = usePlanner();
  const { id: userId } = useUser();
  const api = useApi(createPlanTestingApi);
  const { isBusy, run } = useWrite(planTestKey);
  const query = useRead(planTestKey, () => api.get());

  const actAs = async (plan: PlanType) => {
    if (!(await run(() => api.actAs(plan)))) return;
    await subscription.load(userId, true);
    toast.success(`You act as ${planNames[plan]} now`, {
      description: "Everywhere in the portal, until you stop.",
    });
  };
  const stop = async () => {
    if (!(await run(() => api.stop()))) return;
    await subscription.load(userId, true);
    toast.success("You are on your own plan again");
  };
  const makeSample = async () => {
    if (await run(() => api.makeSample())) toast.success("The sample event is ready");
  };
  return {
    ...query,
    isBusy,
    actAs: (plan: PlanType) => void actAs(plan),
    stop: () => void stop(),
    makeSample: () => void makeSample(),
  };
}
