import { tools } from "./TimelineTools.css.ts";
import { TimelineTools } from "./TimelineTools.tsx";
import { TaskTimeline, type TaskTimelineProps } from "./TaskTimeline.tsx";
import { useTimelineLook } from "./useTimelineLook.ts";

/** Tasks over time, with what belongs to the timeline alone above them. */
export function TimelineView(props: Omit<TaskTimelineProps, "look">) {
  const [look, setLook] = useTimelineLook();
  const hasStages = props.event !== null;
  const shown = !hasStages && look.group === "stage" ? { ...look, group: "owner" as const } : look;
  return (
    <>
      <div className={tools}>
        <TimelineTools look={shown} onLook={setLook} hasStages={hasStages} />
      </div>
      <TaskTimeline {...props} look={shown} />
    </>
  );
}
