import { demoNameOfType } from "./demo-type-names.rules.ts";
import { eventTemplates } from "./templates.data.ts";
import type { EventTypeId } from "../sharing/public-event.types.ts";

/** What people guess that is called neither like a demo nor like a template. */
const guessed: Readonly<Record<string, EventTypeId>> = {
  anniversary: "milestone-type-1",
  birthday: "milestone-type-1",
  conference: "professional-type-1",
  corporate: "professional-type-1",
  festival: "social-type-1",
  fraternity: "fraternity-sorority-type-1",
  neighborhood: "community-type-1",
  party: "social-type-1",
  reunion: "school-type-1",
  sorority: "fraternity-sorority-type-1",
  sports: "sports-team-type-1",
  trip: "friends-type-1",
};

/**
 * The demo that a guessed name means, by the kind of event that it names: `wedding-demo` and
 * `wedding` mean the demo of milestones. Null for what names nothing.
 */
export function demoMeantBy(name: string): string | null {
  const bare = name.replace(/-(?:demo|reunion)$/, "");
  const template = eventTemplates.find(({ key }) => key === bare);
  const type = template?.eventTypeId ?? (Object.hasOwn(guessed, bare) ? guessed[bare] : undefined);
  return type ? demoNameOfType(type) : null;
}

/** Every name that leads on to a demo and is none itself. */
export const guessedDemoNames: readonly string[] = [
  ...eventTemplates.map(({ key }) => key),
  ...Object.keys(guessed),
].flatMap((bare) => [bare, `${bare}-demo`].filter((name) => demoMeantBy(name) !== name));
