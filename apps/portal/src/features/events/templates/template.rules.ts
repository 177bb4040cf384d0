import { hoursOf } from "@jubilee/core/events/blueprints.rules";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import { partNames, partPlans, partsOf } from "@jubilee/core/events/blueprint-parts.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import type { BehindPlan } from "../../../event-kit/event/behind.types.ts";
import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** A Sunday, to count weekdays from. */
const sunday = "2026-01-04";

/** When an event of the blueprint begins and ends: `Saturday, 14:00 to 23:30`. */
export function wordsOfHours(blueprint: Pick<Blueprint, "weekday" | "activities">): string {
  const { startLocal, endLocal } = hoursOf(blueprint, sunday);
  const [starts, ends] = [startLocal.slice(11), endLocal.slice(11)];
  const days = (Date.parse(endLocal.slice(0, 10)) - Date.parse(sunday)) / 86_400_000;
  const last = weekdays[(blueprint.weekday + days) % 7];
  const isNextMorning = days === 1 && ends < "06:00";
  const until = days === 0 || isNextMorning ? ends : `${last}, ${ends}`;
  return `${weekdays[blueprint.weekday]}, ${starts} to ${until}`;
}

/** How long a part of the day takes: `45 min`, `2 h 30`. */
export function wordsOfMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

/** What of a blueprint an account's plan does not open; for a visitor, all that some plan opens. */
export function lackOf(blueprint: Blueprint, plan: PlanType | null): BehindPlan[] {
  return partsOf(blueprint).flatMap(({ part }) => {
    const needs = partPlans[part];
    if (needs === "free") return [];
    return planCheck(plan ?? "free", partNames[part].toLowerCase(), needs) ?? [];
  });
}
