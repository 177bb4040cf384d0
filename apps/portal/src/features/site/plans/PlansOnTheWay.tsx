import { planNames } from "@jubilee/core/account/access.rules";
import { planTypes } from "@jubilee/core/account/plans.rules";
import { isComing } from "@jubilee/core/site/coming.rules";
import * as css from "./PlanList.css.ts";
import { planPitches } from "@jubilee/core/account/plan-pitches.copy";

const coming = planTypes.flatMap((plan) => {
  const things = planPitches[plan].contents.filter(({ features }) => features.some(isComing));
  return things.length > 0 ? [{ plan, words: things.map(({ words }) => words).join(", ") }] : [];
});

/** What is not built yet, apart from what is sold, by the plan it will come with. */
export function PlansOnTheWay({ level }: { level: 2 | 3 }) {
  const Title = `h${level}` as const;
  if (coming.length === 0) return null;
  return (
    <section className={css.onTheWay} aria-labelledby="on-the-way">
      <Title id="on-the-way" className={css.onTheWayTitle}>
        On the way
      </Title>
      <p className={css.muted}>
        Not built yet, so not among what you pay for. Each joins its plan once it works.
      </p>
      <dl className={css.comingPlans}>
        {coming.map(({ plan, words }) => (
          <div key={plan} className={css.comingPlan}>
            <dt>{planNames[plan]}</dt>
            <dd className={css.muted}>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
