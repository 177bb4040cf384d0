import { createElement, Suspense } from "react";
import type { GuestPlace, GuestSection } from "../../../../event-kit/guest-page/section.types.ts";
import type { OpenSection } from "../../../../event-kit/guest-page/sections.rules.ts";

export interface SectionsProps {
  sections: readonly OpenSection[];
  column: GuestSection["column"];
  /** Those before this place, or from it on. */
  before?: number;
  from?: number;
  place: GuestPlace;
}

/** The sections of a column that have something to show, each as soon as it is there. */
export function Sections({ sections, column, before, from, place }: SectionsProps) {
  return sections
    .filter((section) => section.column === column)
    .filter(({ order }) => order < (before ?? Infinity) && order >= (from ?? -Infinity))
    .filter(({ isShown }) => isShown(place))
    .map(({ order, part }) => (
      <Suspense key={order} fallback={null}>
        {createElement(part.part(), place)}
      </Suspense>
    ));
}
