import { section } from "./Home.css.ts";
import { PlanList } from "../plans/PlanList.tsx";
import { priceNote } from "@jubilee/core/account/plan-pitches.copy";
import { SectionHead } from "./SectionHead.tsx";

/** The plans, where the footer's Pricing leads. */
export function PlanSection() {
  return (
    <section className={section} id="choose-your-plan">
      <SectionHead title="Choose your plan">{priceNote} Guests never need an account.</SectionHead>
      <PlanList level={3} />
    </section>
  );
}
