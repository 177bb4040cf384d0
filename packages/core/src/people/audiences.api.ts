import { act, call } from "../base/calls.api.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type {
  AudienceChoices,
  AudienceCount,
  AudiencePerson,
  AudiencePlace,
  AudienceQuestion,
  SavedAudience,
} from "./audiences.types.ts";

export interface AudiencesApi {
  /** How many people a question means, and how they can be reached. */
  count: (place: AudiencePlace, question: AudienceQuestion) => Promise<Result<AudienceCount>>;
  /** The people, by name, with why each is among them. Filters: `no_email`, a channel, what was switched off. */
  people: (
    place: AudiencePlace,
    question: AudienceQuestion,
    request: ListRequest,
  ) => Promise<Result<ListPage<AudiencePerson>>>;
  /** What a question can be made of. */
  choices: (place: AudiencePlace) => Promise<Result<AudienceChoices>>;
  /** Saved ones of the event and of the account, by name. */
  saved: (place: AudiencePlace) => Promise<Result<SavedAudience[]>>;
  /** Keeps a question under a name; with an id it replaces what was kept. */
  save: (
    place: AudiencePlace,
    audience: { id: string | null; name: string; question: AudienceQuestion },
  ) => Promise<Result<SavedAudience>>;
  remove: (audienceId: string) => Promise<Result<true>>;
}

/** Calls about audiences: questions about people, who they mean, and those that are kept. */
export function createAudiencesApi(client: DatabaseClient): AudiencesApi {
  const kept = ({ accountId, eventId }: AudiencePlace, question: AudienceQuestion) => ({
    account_id_param: accountId,
    event_id_param: eventId,
    question_param: { ...question },
  });
  const asked = (place: AudiencePlace, question: AudienceQuestion) => ({
    ...kept(place, question),
    about_param: place.about ?? "announcements",
  });
  return {
    count: (place, question) => call(client, "count_audience", asked(place, question)),
    people: (place, question, request) =>
      call(client, "list_audience", { ...asked(place, question), request: { ...request } }),
    choices: ({ accountId, eventId }) =>
      call(client, "get_audience_choices", {
        account_id_param: accountId,
        event_id_param: eventId,
      }),
    saved: async ({ accountId, eventId }) => {
      const query = client.from("audiences").select("id, eventId:event_id, name, question");
      const own = accountId === null ? query : query.eq("account_id", accountId);
      const result = resultOf(
        await (
          eventId ? own.or(`event_id.is.null,event_id.eq.${eventId}`) : own.is("event_id", null)
        ).order("name"),
      );
      return result as Result<SavedAudience[]>;
    },
    save: (place, { id, name, question }) =>
      call(client, "save_audience", {
        ...kept(place, question),
        audience_id_param: id,
        name_param: name,
      }),
    remove: (audienceId) => act(client, "delete_audience", { audience_id_param: audienceId }),
  };
}
