import type { SharedPoll } from "@jubilee/core/planning/polls.types";

/** A named poll of proposed times alone: who can when stands beside them. */
export const isOfTimes = ({ naming, questions }: Pick<SharedPoll, "naming" | "questions">) =>
  naming === "named" && questions.length === 1 && questions[0]?.kind === "date";
