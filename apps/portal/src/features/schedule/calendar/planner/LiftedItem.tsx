import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { Carried, DragVoice, type Drag } from "@jubilee/ui/drag";
import { lookOf } from "./item.rules.ts";
import * as css from "./PlannerCalendar.css.ts";

export interface LiftedItemProps {
  drag: Pick<Drag<{ item: PlannerItem }, string>, "lifted" | "said" | "refusedAt" | "follow">;
}

/** The entry that is carried from day to day, and what is said of it. */
export function LiftedItem({ drag }: LiftedItemProps) {
  const { lifted } = drag;
  return (
    <>
      {lifted?.by === "pointer" && (
        <Carried drag={drag}>
          <span className={css.item({ look: lookOf(lifted.thing.item) })}>
            <span className={css.title} dir="auto">
              {lifted.thing.item.title}
            </span>
          </span>
        </Carried>
      )}
      <DragVoice drag={drag} />
    </>
  );
}
