import type { EventTab } from "../../event-kit/event/tab.types.ts";

declare module "../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    questions: true;
  }
}

export const tab: EventTab = {
  key: "questions",
  label: "Questions",
  order: 85,
  help: "questions-and-answers",
  live: ["page_questions", "asked_questions"],
  screen: () => import("./QuestionsTab.tsx"),
};
