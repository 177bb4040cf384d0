import { findCategory } from "@jubilee/core/catalogue/rules";
import { useSearchParams } from "wouter";
import { CategoryFeatures } from "./CategoryFeatures.tsx";
import { Glance } from "./glance/Glance.tsx";

/** At a Glance, or the features of one category of the catalogue. */
export default function DashboardPage() {
  const [query] = useSearchParams();
  const category = findCategory(query.get("category"));
  return category ? <CategoryFeatures category={category} /> : <Glance />;
}
