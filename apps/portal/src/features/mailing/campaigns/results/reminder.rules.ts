import { oneAudience } from "@jubilee/core/people/audiences.rules";
import type { AudienceQuestion } from "@jubilee/core/people/audiences.types";

const unanswered = { kind: "answer" as const, values: ["pending"] };

/** Of whom a campaign went to, those who have not answered the event; where any part was enough, all who have not. */
export function remindedOf({ match, who, without }: AudienceQuestion): AudienceQuestion {
  if (match === "any" && who.length > 1) return { ...oneAudience(unanswered), without };
  const rest = who.filter(
    ({ kind, eventId }) => kind !== "answer" && (kind !== "everyone" || eventId !== undefined),
  );
  return { match: "all", who: [...rest, unanswered], without };
}
