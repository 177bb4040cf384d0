import { findEventType } from "@jubilee/core/events/event-types.rules";
import type { Today } from "./today.data.ts";

/** What the page of one of the twelve demos says. */
export interface DemoWords {
  title: string;
  sentences: readonly string[];
  today: Today;
}

/** The words of a demo by its name in the address, such as `school-demo`; null for another. */
export function demoWords(demo: string): DemoWords | null {
  const kind = demo.replace(/-demo$/, "");
  const type = findEventType(`${kind}-type-1`);
  if (!type) return null;
  return {
    title: `${type.name}: live demo`,
    sentences: [
      type.description,
      `A finished event of this kind to click through, its guests sorted by ${type.groupTerm} and each called ${type.memberTerm}.`,
      "Nothing you change there is kept.",
    ],
    today: {
      words: `The template of this kind, with its hours, first words and programme.`,
      label: `${type.name} template`,
      to: `/templates/${kind}`,
    },
  };
}
