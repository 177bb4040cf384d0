import { findCategory } from "@jubilee/core/site/catalogue.rules";
import type { FeatureCategory } from "@jubilee/core/site/catalogue.types";
import { useEffect, useRef, type ComponentType } from "react";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { usePageTitle } from "../../../app/routing/usePageTitle.ts";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { Glance } from "./glance/Glance.tsx";
import { tasksRead } from "./glance/tasksRead.ts";
import { atAGlanceRead } from "./useAtAGlance.ts";

export const glanceReads: PageReads = ({ client, read }) =>
  Promise.all([read(atAGlanceRead(client)), read(tasksRead(client))]);

export interface DashboardScreenProps {
  /** Comes when a category is opened. */
  category: ComponentType<{ category: FeatureCategory }>;
  /** What is to be done next, of the area that tasks are. */
  tasks: ComponentType;
}

/** At a Glance, or the features of one category of the catalogue; a change is a new page to whoever reads it. */
export function DashboardScreen({ category: Category, tasks }: DashboardScreenProps) {
  const [named] = useSearchParam("category");
  const category = findCategory(named);
  const shown = useRef(category);
  usePageTitle(category?.title ?? "At a Glance");
  useEffect(() => {
    if (shown.current === category) return;
    shown.current = category;
    document.getElementById("content")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [category]);
  return category ? <Category category={category} /> : <Glance tasks={tasks} />;
}
