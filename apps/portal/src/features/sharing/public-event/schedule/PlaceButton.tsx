import { nameOfPlace } from "@jubilee/core/schedule/public-schedule.rules";
import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { Star } from "lucide-react";
import type { Places } from "./places.types.ts";

export interface PlaceButtonProps {
  activity: PublicActivity;
  places: Places;
}

/** Whether not all of the guest and whom they bring have a place any more. */
const isTooFull = ({ placesLeft, people }: PublicActivity) =>
  placesLeft !== null && placesLeft < people;

/** What one needs for a place, for how many it is, and how many are left. */
function conditionOf(activity: PublicActivity): string {
  const { requiresRsvp, ticketName, placesLeft, people } = activity;
  const conditions = [
    people > 1 ? `For the ${people} of you` : null,
    placesLeft !== null && placesLeft > 0 && placesLeft <= 10
      ? `${placesLeft} ${placesLeft === 1 ? "place" : "places"} left`
      : null,
    placesLeft === 0 ? "Every place is taken" : null,
    ticketName === null ? null : `Needs the ticket “${ticketName}”`,
    requiresRsvp ? "For those who answered yes" : null,
  ];
  return conditions.filter(Boolean).join(" · ");
}

/** Takes a place in an activity or gives it back; what needs none is marked instead. */
export function PlaceButton({ activity, places }: PlaceButtonProps) {
  const { isBusy, party, onTake, onChoose, onLeave, onStar } = places;
  if (activity.mine) {
    const given = activity.people > 1 ? "places" : "place";
    const words = activity.mine === "going" ? `Give the ${given} back` : "Leave the line";
    const away = party.filter(({ place }) => activity.absent.includes(place));
    return (
      onLeave && (
        <>
          {away.length > 0 && (
            <Text as="span" tone="muted" dir="auto">
              {`Without ${away.map((one) => nameOfPlace(one, party)).join(", ")}`}
            </Text>
          )}
          {onChoose && (
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              aria-label={`Who comes: ${activity.title}`}
              onClick={() => onChoose(activity)}
            >
              Who comes
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={isBusy}
            aria-label={`${words}: ${activity.title}`}
            onClick={() => onLeave(activity)}
          >
            {words}
          </Button>
        </>
      )
    );
  }
  if (!activity.signUp) {
    if (!onStar || (activity.cancelled && !activity.starred)) return null;
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<Star fill={activity.starred ? "currentColor" : "none"} />}
        aria-label={
          activity.starred
            ? `In my schedule: ${activity.title}. Press to take it out`
            : `Add to my schedule: ${activity.title}`
        }
        disabled={isBusy}
        onClick={() => onStar(activity)}
      >
        {activity.starred ? "In my schedule" : "Add to my schedule"}
      </Button>
    );
  }
  const condition = conditionOf(activity);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isBusy}
        aria-label={`${isTooFull(activity) ? "Join the waiting list for" : "Sign up for"} ${activity.title}`}
        onClick={() => (onChoose ?? onTake)(activity)}
      >
        {isTooFull(activity) ? "Join the waiting list" : "Sign up"}
      </Button>
      {condition && (
        <Text as="span" tone="muted">
          {condition}
        </Text>
      )}
    </>
  );
}
