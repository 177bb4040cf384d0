import type { AudienceQuestion } from "@jubilee/core/people/audiences.types";
import type { Demo } from "../support/asked.ts";

const coming: AudienceQuestion = {
  match: "any",
  who: [
    { kind: "answer", values: ["yes", "maybe"] },
    { kind: "team", values: [] },
  ],
  without: [{ kind: "tag", values: ["nobody has it"] }],
};

/** What audiences answer: of the reunion and of the whole account. */
export async function ask({ planner, accountId, eventId }: Demo): Promise<void> {
  for (const event_id_param of [eventId, null]) {
    await planner("get_audience_choices", { account_id_param: accountId, event_id_param });
  }
  const asked = {
    account_id_param: accountId,
    event_id_param: eventId,
    question_param: { ...coming },
  };
  await planner("count_audience", asked);
  await planner("list_audience", { ...asked, request: { size: 200 } });
  await planner("list_audience", { ...asked, request: { filter: "no_email" } });
  await planner("save_audience", {
    ...asked,
    audience_id_param: null,
    name_param: "Whoever may be there",
  });
}
