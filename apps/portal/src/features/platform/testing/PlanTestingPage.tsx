import { planNames } from "@jubilee/core/account/access.rules";
import { categoriesFor } from "@jubilee/core/site/catalogue.rules";
import { planTypes } from "@jubilee/core/account/plans.rules";
import { Heading } from "@jubilee/ui/heading";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { TabLinks } from "@jubilee/ui/tabs";
import { useLocation } from "wouter";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { ActingCard } from "./ActingCard.tsx";
import { PlanFeature } from "./PlanFeature.tsx";
import { PlanLimits } from "./PlanLimits.tsx";
import { planOfPath, planTestPaths } from "./planTests.rules.ts";
import { SampleCard } from "./SampleCard.tsx";
import { features as featureList, panels, sections } from "./Testing.css.ts";
import { usePlanTest } from "./usePlanTest.ts";

/** One plan to try: act as it, its limits, and every feature with its link and state. */
export default function PlanTestingPage() {
  const [pathname] = useLocation();
  const plan = planOfPath(pathname);
  const test = usePlanTest();
  const { data, error, refetch } = test;
  return (
    <PageFrame>
      <PageHeader title={`${planNames[plan]} plan`} lead="What it opens, and what it refuses." />
      <div className={sections}>
        <TabLinks
          label="Plans"
          links={planTypes.map((one) => ({
            href: planTestPaths[one],
            label: planNames[one],
            current: one === plan,
          }))}
        />
        {error && <LoadFailed what="The test" error={error} onRetry={() => void refetch()} />}
        {!error && !data && <SkeletonRows count={4} />}
        {data && (
          <>
            <div className={panels}>
              <ActingCard test={test} plan={plan} />
              <SampleCard test={test} />
            </div>
            <PlanLimits plan={plan} gates={data.gates} />
          </>
        )}
        {categoriesFor(false).map((category) => (
          <section key={category.key} aria-labelledby={`plan-${category.key}`}>
            <Heading level={2} size="section" id={`plan-${category.key}`}>
              {category.title}
            </Heading>
            <ul className={featureList}>
              {category.features
                .filter(({ adminOnly }) => !adminOnly)
                .map((feature) => (
                  <PlanFeature key={feature.key} feature={feature} plan={plan} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
