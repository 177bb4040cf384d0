import { planNames } from "@jubilee/core/account/access.rules";
import type { UserDetail } from "@jubilee/core/platform/administration.types";
import { planTypes } from "@jubilee/core/account/plans.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { useState } from "react";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { enterViewing } from "./enterViewing.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createAdministrationApi } from "@jubilee/core/platform/administration.api";

export type UserActionKind = "plan" | "trial" | "view" | "suspend" | "restore" | "sign-out";

export interface UserActionProps {
  user: UserDetail;
  action: UserActionKind;
  onClose: () => void;
}

/** One step about a user, with its reason. */
export function UserAction({ user, action, onClose }: UserActionProps) {
  const people = useApi(createAdministrationApi);
  const { admin } = usePlanner();
  const [plan, setPlan] = useState<PlanType>(user.pendingPlanType ?? user.planType);
  const [days, setDays] = useState<number | null>(14);
  switch (action) {
    case "plan":
      return (
        <ReasonDialog
          title={`Plan of ${user.name}`}
          description="Takes effect at once. Going down deletes nothing; what is above the plan becomes read-only."
          confirmLabel="Set plan"
          done={`${user.name} is on the ${planNames[plan]} plan`}
          call={(reason) => people.setPlan(user.id, plan, reason)}
          onClose={onClose}
        >
          <Select
            label="Plan"
            value={plan}
            options={planTypes.map((value) => ({ value, label: planNames[value] }))}
            onValueChange={setPlan}
          />
        </ReasonDialog>
      );
    case "trial":
      return (
        <ReasonDialog
          title={user.isTrial ? "Extend the trial" : "Start a trial"}
          description="Counted from today, or from the end of the trial that runs."
          confirmLabel="Extend trial"
          done="The trial is extended"
          call={(reason) => people.extendTrial(user.id, days ?? 0, reason)}
          onClose={onClose}
        >
          <NumberField label="Days" value={days} onValueChange={setDays} min={1} max={90} />
        </ReasonDialog>
      );
    case "view":
      return (
        <ReasonDialog
          title={`Look at the account of ${user.name}?`}
          description="You see the portal as they do, for 30 minutes and in this tab only. Nothing can be changed, and they find it in their audit log."
          confirmLabel="Look at the account"
          done="You are looking at somebody’s account"
          call={async (reason) => {
            const begun = await people.startViewing(user.id, reason);
            if (begun.ok) enterViewing(begun.value);
            return begun;
          }}
          onClose={onClose}
        />
      );
    case "suspend":
      return (
        <ReasonDialog
          title={`Suspend ${user.name}?`}
          description="Signed out everywhere and kept out. All their links and widgets show a neutral page. Nothing is deleted."
          confirmLabel="Suspend"
          done={`${user.name} is suspended`}
          destructive
          call={(reason) => people.suspend(user.id, reason)}
          onClose={onClose}
        />
      );
    case "restore":
      return (
        <ReasonDialog
          title={`Restore ${user.name}?`}
          description="They can sign in again, and their links open again."
          confirmLabel="Restore"
          done={`${user.name} is back`}
          call={(reason) => people.restore(user.id, reason)}
          onClose={onClose}
        />
      );
    case "sign-out":
    default:
      return (
        <ReasonDialog
          title={`Sign ${user.name} out everywhere?`}
          description="Every device has to sign in again. The account itself stays as it is."
          confirmLabel="Sign out everywhere"
          done={`${user.name} is signed out everywhere`}
          call={(reason) => admin.manageSessions("force_logout", user.id, reason)}
          onClose={onClose}
        />
      );
  }
}
