import type { PublicActivity } from "@jubilee/core/public-schedule/types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { Star } from "lucide-react";
import type { Places } from "./ActivityDays.tsx";

export interface PlaceButtonProps {
  activity: PublicActivity;
  places: Places;
}

/** What one needs for a place, and how many are left. */
function conditionOf({ requiresRsvp, ticketName, placesLeft }: PublicActivity): string {
  const conditions = [
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
  const { isBusy, onTake, onLeave, onStar } = places;
  if (activity.mine) {
    return (
      onLeave && (
        <Button
          variant="ghost"
          size="sm"
          disabled={isBusy}
          aria-label={`${activity.mine === "going" ? "Give the place back" : "Leave the line"}: ${activity.title}`}
          onClick={() => onLeave(activity)}
        >
          {activity.mine === "going" ? "Give the place back" : "Leave the line"}
        </Button>
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
        aria-label={`${activity.placesLeft === 0 ? "Join the waiting list for" : "Sign up for"} ${activity.title}`}
        onClick={() => onTake(activity)}
      >
        {activity.placesLeft === 0 ? "Join the waiting list" : "Sign up"}
      </Button>
      {condition && (
        <Text as="span" tone="muted">
          {condition}
        </Text>
      )}
    </>
  );
}
