import { findCategory } from "@jubilee/core/site/catalogue.rules";
import { lazy, useEffect, useRef } from "react";
import { useSearchParams } from "wouter";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { usePageTitle } from "../../../app/routing/usePageTitle.ts";
import { Glance } from "./glance/Glance.tsx";
import { atAGlanceRead } from "./useAtAGlance.ts";

const CategoryFeatures = lazy(async () => {
  const { CategoryFeatures } = await import("./CategoryFeatures.tsx");
  return { default: CategoryFeatures };
});

export const reads: PageReads = ({ client, query, read }) => {
  if (!query.has("category")) read(atAGlanceRead(client));
};

/** At a Glance, or the features of one category of the catalogue; a change is a new page to whoever reads it. */
export default function DashboardPage() {
  const [query] = useSearchParams();
  const category = findCategory(query.get("category"));
  const shown = useRef(category);
  usePageTitle(category?.title ?? "At a Glance");
  useEffect(() => {
    if (shown.current === category) return;
    shown.current = category;
    document.getElementById("content")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [category]);
  return category ? <CategoryFeatures category={category} /> : <Glance />;
}
