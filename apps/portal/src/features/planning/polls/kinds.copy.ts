import type { QuestionKind } from "@jubilee/core/planning/polls.types";

/** Kinds of questions, as planners choose them. */
export const kindCopy: Record<QuestionKind, { label: string; help: string }> = {
  date: { label: "Dates", help: "Each time is answered with yes, if need be, or no." },
  single: { label: "One choice", help: "One of several options." },
  several: { label: "Several choices", help: "As many options as you allow." },
  ranked: { label: "Ranking", help: "Options in order. The count goes in rounds." },
  rating: { label: "Rating", help: "A number on a scale." },
  open: { label: "Own words", help: "A free answer, up to 2,000 characters." },
};

/** In the order they are offered. */
export const kinds = ["date", "single", "several", "ranked", "rating", "open"] as const;
