import { lazy } from "react";
import type { PageReads } from "../../app/routing/reads.types.ts";
import { DashboardScreen, glanceReads } from "../../features/insight/dashboard/DashboardScreen.tsx";
import { laterPart, type PartModule } from "../../app/frame/laterPart.ts";
import type { JoinedCategoryProps } from "./JoinedCategory.tsx";

interface CategoryModule extends PartModule<JoinedCategoryProps> {
  reads: PageReads;
}

const category = laterPart<JoinedCategoryProps, CategoryModule>(async () => {
  const { JoinedCategory, reads: read } = await import("./JoinedCategory.tsx");
  return { default: JoinedCategory, reads: read };
});

/** Comes after the figures. */
const Tasks = lazy(async () => {
  const { JoinedTasks } = await import("./JoinedTasks.tsx");
  return { default: JoinedTasks };
});

export const reads: PageReads = async (place) =>
  place.query.has("category") ? (await category.fetch()).reads(place) : glanceReads(place);

/** At a Glance and the categories of the catalogue. */
export default function DashboardPage() {
  return <DashboardScreen category={category.part()} tasks={Tasks} />;
}
