import { lazy } from "react";
import { findCategory } from "@jubilee/core/catalogue/rules";
import { useSearchParams } from "wouter";
import { Glance } from "./glance/Glance.tsx";

const CategoryFeatures = lazy(async () => {
  const { CategoryFeatures } = await import("./CategoryFeatures.tsx");
  return { default: CategoryFeatures };
});

/** At a Glance, or the features of one category of the catalogue. */
export default function DashboardPage() {
  const [query] = useSearchParams();
  const category = findCategory(query.get("category"));
  return category ? <CategoryFeatures category={category} /> : <Glance />;
}
