/** What plans of the same kind have at a stage, and this one has not yet. Decision 62. */
import { eventTimeWall } from "../base/event-time.rules.ts";
import type { TimeOrigins } from "../base/event-time.types.ts";
import { stageOf } from "./journey.rules.ts";
import type { JourneyStage } from "./journey.types.ts";
import type { NewTask } from "./tasks.types.ts";

export interface SimilarPlan {
  /** The stage that is looked at; null where the plan of its kind has nothing more to offer. */
  stage: JourneyStage | null;
  /** Of that stage, in the order of their days; what they wait for is what this plan has of it. */
  tasks: readonly NewTask[];
}

interface KnownTask {
  id: string;
  title: string;
  templateKey: string | null;
}

const sameTitle = (title: string) => title.trim().toLowerCase();

/**
 * What is not there of a plan, of the stage that is now, else of the first after it that has some.
 * A task is there by where it came from, also when it was called something else since, or by its name.
 */
export function similarPlan(
  planned: readonly NewTask[],
  there: readonly KnownTask[],
  place: { stages: readonly JourneyStage[]; today: string; event: TimeOrigins },
): SimilarPlan {
  const { stages, today, event } = place;
  const ids = new Map<string, string>();
  for (const { id, title, templateKey } of there) {
    ids.set(sameTitle(title), id);
    if (templateKey !== null) ids.set(templateKey, id);
  }
  const knownId = (task: NewTask) =>
    ids.get(task.templateKey ?? "") ?? ids.get(sameTitle(task.title));
  const known = new Map(planned.map((task) => [task.id, knownId(task)]));
  const eventDay = event.startLocal.slice(0, 10);
  const stageOfPlanned = ({ due }: NewTask) => {
    const day = (due && eventTimeWall(due, event)?.slice(0, 10)) ?? null;
    return stageOf({ stage: null, due: day }, stages, eventDay);
  };
  const missing = Map.groupBy(
    planned.filter((task) => knownId(task) === undefined),
    stageOfPlanned,
  );
  const now = stageOf({ stage: null, due: today }, stages, eventDay);
  const from = stages.findIndex(({ key }) => key === now);
  const stage = stages.slice(from).find(({ key }) => missing.has(key)) ?? null;
  const tasks = (stage && missing.get(stage.key)) ?? [];
  return {
    stage,
    tasks: tasks.map(({ waitsFor = [], ...task }) => ({
      ...task,
      waitsFor: waitsFor.flatMap((id) => known.get(id) ?? []),
    })),
  };
}
