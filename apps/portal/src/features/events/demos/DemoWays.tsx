import { Button } from "@jubilee/ui/button";
import * as css from "./Demo.css.ts";
import type { DemoVisit, Looks } from "./useDemoVisit.ts";

interface DemoWaysProps {
  visit: Pick<DemoVisit, "opening" | "look" | "prepare" | "leave">;
}

/** The two ways into a demo; what is pointed at, touched or focused is opened ahead. */
export function DemoWays({ visit: { opening, look, prepare, leave } }: DemoWaysProps) {
  const meaning = (as: Looks) => ({
    onPointerEnter: () => prepare(as),
    onPointerLeave: leave,
    onFocus: () => prepare(as),
    onBlur: leave,
    onTouchStart: () => prepare(as),
    onClick: () => look(as),
  });
  const isPlanner = opening === "planner" || opening === "mine";
  return (
    <div className={css.ways}>
      <Button {...meaning("planner")} size="lg" loading={isPlanner} disabled={opening === "guest"}>
        Look as the planner
      </Button>
      <Button
        {...meaning("guest")}
        size="lg"
        variant="outline"
        loading={opening === "guest"}
        disabled={isPlanner}
      >
        Look as a guest
      </Button>
    </div>
  );
}
