import { planTypes } from "@jubilee/core/account/plans.rules";
import { list } from "./PlanList.css.ts";
import { PlanOffer } from "./PlanOffer.tsx";

/** The four plans as a price list between hairlines. */
export function PlanList() {
  return (
    <ul className={list}>
      {planTypes.map((plan) => (
        <PlanOffer key={plan} plan={plan} />
      ))}
    </ul>
  );
}
