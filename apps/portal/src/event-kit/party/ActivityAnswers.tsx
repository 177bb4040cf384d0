import type { PartyActivity, PersonDraft } from "@jubilee/core/answers/party.types";
import { formatClocks, formatDay } from "@jubilee/core/base/time.rules";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Text } from "@jubilee/ui/text";
import { useId } from "react";
import { useLocale } from "../../page-kit/useLocale.ts";
import { activityAnswers } from "./Party.css.ts";

export interface ActivityAnswersProps {
  draft: PersonDraft;
  activities: PartyActivity[];
  timeZone: string;
  isAlone: boolean;
  onChange: (ids: string[]) => void;
}

/** What stands behind the time and room of an activity: one's place, or how many are left. */
function placeWords({ places, placesLeft }: PartyActivity, id: string): string | null {
  if (places[id] === "waiting") return "on the waiting list";
  if (places[id] === "going" || placesLeft === null) return null;
  if (placesLeft === 0) return "full, you would join the waiting list";
  return placesLeft === 1 ? "1 place left" : `${placesLeft} places left`;
}

/** Which parts of the event one person goes to. */
export function ActivityAnswers(props: ActivityAnswersProps) {
  const { draft, activities, timeZone, isAlone, onChange } = props;
  const locale = useLocale();
  const labelId = useId();
  const asked = activities.filter(({ requiresRsvp }) => !requiresRsvp || draft.answer === "yes");
  if (asked.length === 0) return null;
  return (
    <fieldset className={activityAnswers} aria-labelledby={labelId}>
      <Text as="span" weight="strong" id={labelId}>
        {isAlone ? "What will you come to?" : `What will ${draft.name} come to?`}
      </Text>
      {asked.map((activity) => {
        const { id, title, startAt, endAt, room } = activity;
        const facts = [
          `${formatDay(startAt, timeZone, locale, "short")}, ${formatClocks(startAt, endAt, timeZone, locale)}`,
          room,
          placeWords(activity, draft.id),
        ];
        return (
          <Checkbox
            key={id}
            label={title}
            help={facts.filter(Boolean).join(" · ")}
            checked={draft.activities.includes(id)}
            onCheckedChange={(goes) =>
              onChange(
                goes ? [...draft.activities, id] : draft.activities.filter((other) => other !== id),
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
