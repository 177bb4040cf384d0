import { createAudiencesApi } from "@jubilee/core/people/audiences.api";
import type { AudiencePlace, AudienceQuestion } from "@jubilee/core/people/audiences.types";
import { keepPreviousData } from "@tanstack/react-query";
import { keys } from "../data/keys.ts";
import { useApi } from "../../page-kit/data/useApi.ts";
import { useRead } from "../../page-kit/data/useRead.ts";

/** Under which audiences are kept: in the branch of their event, so that they change with it. */
export const audienceKeys = {
  of: ({ accountId, eventId }: AudiencePlace) =>
    [...(eventId === null ? keys.events : keys.event(eventId)), "audience", accountId] as const,
};

/** How many people a question means, as it is typed: the last answer stands until the next is there. */
export function useAudienceCount(place: AudiencePlace, question: AudienceQuestion) {
  const api = useApi(createAudiencesApi);
  return useRead(
    [...audienceKeys.of(place), "count", question, place.about ?? null],
    () => api.count(place, question),
    { placeholderData: keepPreviousData },
  );
}

/** What a question can be made of. */
export function useAudienceChoices(place: AudiencePlace) {
  const api = useApi(createAudiencesApi);
  return useRead([...audienceKeys.of(place), "choices"], () => api.choices(place));
}
