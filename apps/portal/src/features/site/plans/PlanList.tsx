import { planTypes } from "@jubilee/core/account/plans.rules";
import { list } from "./PlanList.css.ts";
import { PlanOffer } from "./PlanOffer.tsx";
import { PlansOnTheWay } from "./PlansOnTheWay.tsx";

interface PlanListProps {
  /** The rank of a plan's name in the page's outline. */
  level: 2 | 3;
}

/** The four plans as a price list between hairlines, and below it what is still to come. */
export function PlanList({ level }: PlanListProps) {
  return (
    <>
      <ul className={list}>
        {planTypes.map((plan) => (
          <PlanOffer key={plan} plan={plan} level={level} />
        ))}
      </ul>
      <PlansOnTheWay level={level} />
    </>
  );
}
