import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import { poll } from "../copy/en/poll.copy.ts";
import type { WidgetDefinition } from "../element/definition.types.ts";
import { sheet } from "../styles/poll.css.ts";
import { Poll } from "./Poll.tsx";

export const widget: WidgetDefinition<SharedPoll> = {
  kind: "poll",
  sheets: [sheet],
  Screen: Poll,
  words: poll,
};
