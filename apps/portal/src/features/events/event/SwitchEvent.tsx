import { findEvents } from "@jubilee/core/events/finding.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatDates } from "@jubilee/core/base/time.rules";
import { CommandPalette } from "@jubilee/ui/command-palette";
import { mayLeave } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";

/** More is found by typing than by scrolling. */
const shownAtMost = 20;

/** Finds another of one's events and opens it, in the tab that is open. */
export function SwitchEvent({ event, onClose }: { event: EventRecord; onClose: () => void }) {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState("");
  const { data, error } = useMyEvents();
  const others = data?.filter(({ id }) => id !== event.id);
  const found = findEvents(others ?? [], query).slice(0, shownAtMost);
  return (
    <CommandPalette
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      label="Go to another event"
      placeholder="Name or place of an event"
      query={query}
      onQueryChange={setQuery}
      commands={found.map((one) => ({
        id: one.id,
        label: one.name,
        detail: [formatDates(one, locale, "short"), one.locationName].filter(Boolean).join(", "),
        icon: <CalendarDays aria-hidden="true" />,
      }))}
      empty={<Text tone="muted">{emptyText(error !== null, data === undefined, query)}</Text>}
      onSelect={({ id }) => {
        const to = `${href("events.details", { eventId: id })}${location.search}`;
        if (mayLeave(to)) navigate(to);
      }}
    />
  );
}

function emptyText(failed: boolean, isLoading: boolean, query: string): string {
  if (failed) return "Your events could not be loaded. Close this and try again.";
  if (isLoading) return "Loading your events…";
  return query ? `No other event is called “${query}”.` : "This is your only event.";
}
