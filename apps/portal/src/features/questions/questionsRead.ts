import type { EventRecord } from "@jubilee/core/events/events.types";
import { createQuestionsApi } from "@jubilee/core/questions/questions.api";
import type { PageQuestion } from "@jubilee/core/questions/questions.types";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";
import { questionKeys } from "./keys.ts";

/** What an event's page answers, and what it does not yet. */
export const questionsRead = (
  client: DataClient,
  { id }: Pick<EventRecord, "id">,
): Read<PageQuestion[]> => ({
  key: questionKeys.list(id),
  call: () => createQuestionsApi(client).list(id),
});
