import { mayOpen, planNames } from "@jubilee/core/account/access.rules";
import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { planTypes } from "@jubilee/core/account/plans.rules";
import { Card } from "@jubilee/ui/card";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { AccessMatrix } from "./AccessMatrix.tsx";
import { ActingCard } from "./ActingCard.tsx";
import { planTestPaths } from "./planTests.rules.ts";
import { SampleCard } from "./SampleCard.tsx";
import { inside, panels, plans, sections } from "./Testing.css.ts";
import { usePlanTest } from "./usePlanTest.ts";

const features = featureCategories
  .flatMap((category) => category.features)
  .filter(({ adminOnly, comingSoon }) => !adminOnly && !comingSoon);

/** Every plan to try: what it holds, acting as it, sample data, and the rule behind access. */
export default function TestingDashboardPage() {
  const test = usePlanTest();
  return (
    <PageFrame>
      <PageHeader
        title="Testing"
        lead="Try the product as each plan, on sample data of your own."
      />
      <div className={sections}>
        {test.error && (
          <LoadFailed what="The test" error={test.error} onRetry={() => void test.refetch()} />
        )}
        {!test.error && !test.data && <SkeletonRows count={3} />}
        {test.data && (
          <div className={panels}>
            <ActingCard test={test} />
            <SampleCard test={test} />
          </div>
        )}
        <div className={plans}>
          {planTypes.map((plan) => (
            <Card key={plan} title={planNames[plan]} fill>
              <div className={inside}>
                <Text tone="muted">
                  {features.filter(({ planType }) => mayOpen(plan, planType)).length} of{" "}
                  {features.length} features
                </Text>
                <LinkButton href={planTestPaths[plan]} variant="outline" size="sm">
                  Test {planNames[plan]}
                </LinkButton>
              </div>
            </Card>
          ))}
        </div>
        <Stack gap="3">
          <Heading level={2} size="section">
            Access by plan and trial
          </Heading>
          <AccessMatrix />
        </Stack>
        <Inline gap="4">
          <Link href="/testing-guides">Testing guides</Link>
          <Link href="/test-scenarios">Test scenarios</Link>
          <Link href="/email-preview">E-mail preview</Link>
        </Inline>
      </div>
    </PageFrame>
  );
}
