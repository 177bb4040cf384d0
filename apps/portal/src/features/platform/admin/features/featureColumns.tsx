import { planNames } from "@jubilee/core/account/access.rules";
import { flagsCopy } from "@jubilee/core/platform/flags.copy";
import { flagState } from "@jubilee/core/platform/flags.rules";
import type { FlaggedFeature } from "@jubilee/core/platform/flags.types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";

/** How a feature stands at the moment. */
function StateChip(row: FlaggedFeature) {
  const state = flagState(row);
  if (state === "on") return <Chip tone="usual">{flagsCopy.states.on}</Chip>;
  return (
    <Chip tone={state === "off" ? "danger" : "warning"} mark="hollow">
      {flagsCopy.states[state]}
    </Chip>
  );
}

export const columns: DataColumn<FlaggedFeature>[] = [
  {
    id: "title",
    header: "Feature",
    cell: ({ feature, flag }) => (
      <FactLine name={feature.title} detail={flag?.note ?? feature.description} />
    ),
  },
  {
    id: "category",
    header: "Category",
    widthPx: 220,
    cell: ({ categoryTitle }) => categoryTitle,
    from: "desktop",
  },
  {
    id: "plan",
    header: "Plan",
    widthPx: 100,
    cell: ({ feature }) => planNames[feature.planType],
    from: "tablet",
  },
  { id: "state", header: "State", widthPx: 180, cell: StateChip },
];

export const phoneLine = (row: FlaggedFeature) => (
  <FactLine name={row.feature.title} detail={row.categoryTitle} end={<StateChip {...row} />} />
);
