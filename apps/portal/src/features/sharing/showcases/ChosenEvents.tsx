import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatDates } from "@jubilee/core/base/time.rules";
import { Combobox } from "@jubilee/ui/combobox";
import { IconButton } from "@jubilee/ui/icon-button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Menu } from "@jubilee/ui/menu";
import { ArrowDown, ArrowUp, Ellipsis, X } from "lucide-react";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { move } from "./order.rules.ts";
import * as css from "./Showcases.css.ts";
import { useShowableEvents } from "./useShowcases.ts";

export interface ChosenEventsProps {
  eventIds: string[];
  error: string | undefined;
  onChange: (eventIds: string[]) => void;
}

const up = { id: "up", label: "Move up", icon: <ArrowUp /> };
const down = { id: "down", label: "Move down", icon: <ArrowDown /> };
const out = { id: "out", label: "Take out", icon: <X /> };

/** The chosen events in their order; each can be moved and taken out, another one added. */
export function ChosenEvents({ eventIds, error, onChange }: ChosenEventsProps) {
  const locale = useLocale();
  const { data, error: failure, refetch } = useShowableEvents();
  if (failure) return <LoadFailed what="Your events" error={failure} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={3} />;
  const day = (event: EventRecord) => formatDates(event, locale, "short");
  const chosen = eventIds.flatMap((id) => data.find((event) => event.id === id) ?? []);
  const others = data.filter(({ id }) => !eventIds.includes(id));
  const ids = chosen.map(({ id }) => id);
  return (
    <Stack gap="2">
      {chosen.length > 0 && (
        <ol className={css.chosen}>
          {chosen.map((event, at) => (
            <li key={event.id} className={css.line}>
              <span className={css.words}>
                <bdi>{event.name}</bdi>
                <span className={css.when}>{day(event)}</span>
              </span>
              <Menu
                align="end"
                trigger={<IconButton label={`More for ${event.name}`} icon={<Ellipsis />} />}
                entries={[
                  ...(at === 0 ? [] : [{ ...up, onSelect: () => onChange(move(ids, at, -1)) }]),
                  ...(at === chosen.length - 1
                    ? []
                    : [{ ...down, onSelect: () => onChange(move(ids, at, 1)) }]),
                  { ...out, onSelect: () => onChange(ids.filter((id) => id !== event.id)) },
                ]}
              />
            </li>
          ))}
        </ol>
      )}
      <Combobox
        label="Add an event"
        placeholder="Its name"
        empty="No other published event fits."
        value=""
        options={others.map((event) => ({
          value: event.id,
          label: event.name,
          detail: day(event),
        }))}
        onValueChange={(id) => id && onChange([...ids, id])}
      />
      {error && <InlineMessage tone="danger">{error}</InlineMessage>}
    </Stack>
  );
}
