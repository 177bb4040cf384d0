import type { PlanningNetwork } from "@jubilee/core/talk/network.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import * as css from "../Network.css.ts";
import { ChecklistPart } from "./ChecklistPart.tsx";

interface ChecklistsProps {
  network: PlanningNetwork;
  /** Left out where none can be begun. */
  onStart: (() => void) | undefined;
}

/** The checklists that several accounts tick, the newest first. */
export function Checklists({ network, onStart }: ChecklistsProps) {
  if (network.checklists.length === 0) {
    return (
      <EmptyState
        title="No shared checklist yet"
        drawing="list"
        action={
          onStart && (
            <Button variant="outline" onClick={onStart}>
              Begin one
            </Button>
          )
        }
      >
        One list that you and somebody with an account of their own both see and tick: the hire
        firm, the band, the club that plans with you.
      </EmptyState>
    );
  }
  return (
    <div className={css.checklists}>
      {network.checklists.map((checklist) => (
        <ChecklistPart key={checklist.id} checklist={checklist} contacts={network.contacts} />
      ))}
    </div>
  );
}
