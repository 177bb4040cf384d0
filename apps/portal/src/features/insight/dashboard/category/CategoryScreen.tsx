import { mayOpen } from "@jubilee/core/account/access.rules";
import { featuresFor } from "@jubilee/core/site/catalogue.rules";
import type { FeatureCategory } from "@jubilee/core/site/catalogue.types";
import { isComing } from "@jubilee/core/site/coming.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { Plus } from "lucide-react";
import { useEffectivePlan } from "../../../../app/session/useEffectivePlan.ts";
import { useIsAdmin } from "../../../../app/session/useIsAdmin.ts";
import type { FactTelling } from "../../../../page-kit/fact.types.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { figuresFailed } from "./category.copy.ts";
import { layout, main, withSide } from "./Category.css.ts";
import { lineOf, ownLines } from "./category.rules.ts";
import { FeatureLine } from "./FeatureLine.tsx";
import { FeatureMark } from "./FeatureMark.tsx";
import { OnTheWay } from "./OnTheWay.tsx";
import { OwnLines } from "./OwnLines.tsx";
import { useCategoryFacts } from "./useCategoryFacts.ts";

export interface CategoryScreenProps {
  category: FeatureCategory;
  /** What the areas tell of their features; the roof joins them. */
  tellings: readonly FactTelling[];
}

/** The features of one category with one live fact each; each page opens, whatever the plan. */
export function CategoryScreen({ category, tellings }: CategoryScreenProps) {
  const isAdmin = useIsAdmin();
  const plan = useEffectivePlan();
  const place = { locale: useLocale(), nowMs: useNow() };
  const { data: facts, error, refetch } = useCategoryFacts(category);
  const features = featuresFor(category, isAdmin === true);
  const built = features.filter(({ key }) => !isComing(key));
  const coming = features.filter(({ key }) => isComing(key));
  const usable = built.filter(({ planType }) => mayOpen(plan, planType));
  const told = usable.flatMap(({ key }) => tellings.find(({ feature }) => feature === key) ?? []);
  const act = told.find((telling) => telling.act)?.act;
  const own = facts ? ownLines(told, facts, place) : [];
  return (
    <PageFrame>
      <PageHeader
        title={category.title}
        actions={
          act && (
            <LinkButton href={act.address} icon={<Plus />}>
              {act.label}
            </LinkButton>
          )
        }
      />
      {error && (
        <Banner
          tone="warning"
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {figuresFailed}
        </Banner>
      )}
      <div className={own.length > 0 ? withSide : layout}>
        <div className={main}>
          <ul aria-busy={!facts && !error}>
            {built.map((feature) => {
              const telling = told.find((one) => one.feature === feature.key);
              const fact = facts?.[feature.key];
              const isRead = facts !== undefined || error !== null || !telling;
              return (
                <FeatureLine
                  key={feature.key}
                  feature={feature}
                  words={isRead ? lineOf(feature, telling, facts ?? {}, place) : null}
                  drawing={(fact && telling?.drawing?.(fact)) ?? null}
                  mark={<FeatureMark feature={feature} />}
                />
              );
            })}
          </ul>
          {coming.length > 0 && <OnTheWay features={coming} open={built.length === 0} />}
        </div>
        {own.length > 0 && <OwnLines lines={own} />}
      </div>
    </PageFrame>
  );
}
