import { Button } from "@jubilee/ui/button";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Menu } from "@jubilee/ui/menu";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { ChevronDown } from "lucide-react";
import { PrintButton } from "../../../page-kit/PrintButton.tsx";
import type { TimelineLook } from "./TaskTimeline.tsx";
import type { TimelineGroup } from "./timelineGroups.ts";

export interface TimelineToolsProps {
  look: TimelineLook;
  onLook: (look: TimelineLook) => void;
  /** Without an event there are no stages. */
  hasStages: boolean;
}

const zooms = [
  { value: "days", label: "Days" },
  { value: "weeks", label: "Weeks" },
  { value: "months", label: "Months" },
] as const;

const groups: Readonly<Record<TimelineGroup, string>> = {
  stage: "Stage",
  owner: "Owner",
  label: "Label",
  none: "Nothing",
};
const order: readonly TimelineGroup[] = ["stage", "owner", "label", "none"];

/** What belongs to the timeline alone, in the bar of all views. */
export function TimelineTools({ look, onLook, hasStages }: TimelineToolsProps) {
  return (
    <>
      <SegmentedControl
        label="How near"
        segments={zooms}
        value={look.zoom}
        onValueChange={(zoom) => onLook({ ...look, zoom })}
      />
      <Menu
        trigger={
          <Button variant="outline" size="sm" icon={<ChevronDown />}>
            {`By ${groups[look.group].toLowerCase()}`}
          </Button>
        }
        entries={order
          .filter((group) => hasStages || group !== "stage")
          .map((group) => ({
            id: group,
            label: groups[group],
            onSelect: () => onLook({ ...look, group }),
          }))}
      />
      <FilterPill
        opens={false}
        value={look.isChainShown}
        onClick={() => onLook({ ...look, isChainShown: !look.isChainShown })}
      >
        Critical chain
      </FilterPill>
      <PrintButton />
    </>
  );
}
