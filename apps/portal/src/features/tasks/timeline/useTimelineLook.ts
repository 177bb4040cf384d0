import { useSearchParams } from "wouter";
import type { TimelineLook } from "./TaskTimeline.tsx";
import type { TimelineGroup } from "./timelineGroups.ts";

const zooms: readonly TimelineLook["zoom"][] = ["days", "weeks", "months"];
const groups: readonly TimelineGroup[] = ["stage", "owner", "label", "none"];

/** How a timeline is looked at, kept in the address. */
export function useTimelineLook(): [TimelineLook, (look: TimelineLook) => void] {
  const [query, setQuery] = useSearchParams();
  const look: TimelineLook = {
    zoom: zooms.find((zoom) => zoom === query.get("zoom")) ?? "weeks",
    group: groups.find((group) => group === query.get("by")) ?? "stage",
    isChainShown: query.get("chain") !== "off",
  };
  const change = ({ zoom, group, isChainShown }: TimelineLook) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        next.set("zoom", zoom);
        next.set("by", group);
        if (isChainShown) next.delete("chain");
        else next.set("chain", "off");
        return next;
      },
      { replace: true },
    );
  return [look, change];
}
