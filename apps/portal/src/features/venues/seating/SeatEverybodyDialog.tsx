import { unseatedOf, withMoves } from "@jubilee/core/venues/seating.rules";
import { seatEverybody } from "@jubilee/core/venues/seating-solver.rules";
import type { Seating } from "@jubilee/core/venues/seating.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Accordion } from "@jubilee/ui/accordion";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Heading } from "@jubilee/ui/heading";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useMemo, useState } from "react";
import { conflicts } from "./Seating.css.ts";
import type { SeatingActions } from "./useSeating.ts";

const mostWishes = 8;
const peopleWords = (count: number) => counted(count, "person", "people");

export interface SeatEverybodyDialogProps {
  seating: Seating;
  actions: SeatingActions;
  onClose: () => void;
}

/** A proposal for everybody without a seat, looked at before it is taken. */
export function SeatEverybodyDialog({ seating: now, actions, onClose }: SeatEverybodyDialogProps) {
  const [seating] = useState(now);
  const [seed, setSeed] = useState(1);
  const proposal = useMemo(() => seatEverybody(seating, seed), [seating, seed]);
  const { moves, unseated, impossible, misses } = proposal;
  const planned = withMoves(seating, moves);
  const names = new Map(seating.people.map(({ key, name }) => [key, name]));
  const arriving = new Set(moves.map(({ person }) => person));
  const filled = planned.tables
    .map(({ id, label, seats }) => ({
      id,
      label,
      people: seats.flatMap(({ person }) =>
        person !== null && arriving.has(person) ? (names.get(person) ?? []) : [],
      ),
    }))
    .filter(({ people }) => people.length > 0);
  const left = unseatedOf(planned).length;
  const take = async () => {
    if (await actions.move(moves, `${peopleWords(moves.length)} seated`)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="l"
      title="Seat everybody"
      description="Who sits already stays. No rule is broken; households and groups stay near each other as far as it goes."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="outline" onClick={() => setSeed(seed + 1)} disabled={moves.length === 0}>
            Another way
          </Button>
          <Button
            disabled={moves.length === 0}
            loading={actions.isBusy}
            onClick={() => void take()}
          >
            {`Seat ${peopleWords(moves.length)}`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          {moves.length === 0
            ? "Nobody more can be seated."
            : `${peopleWords(moves.length)} at ${filled.length === 1 ? "1 table" : `${filled.length} tables`}${left > 0 ? `, ${peopleWords(left)} without a seat` : ", nobody left over"}.`}
        </Text>
        {impossible.map((words) => (
          <InlineMessage key={words} tone="warning">
            {words}
          </InlineMessage>
        ))}
        {unseated.map(({ people, why }) => (
          <InlineMessage key={people[0]?.key ?? why} tone="warning">
            {`${people.map(({ name }) => name).join(", ")}: ${why}`}
          </InlineMessage>
        ))}
        {misses.length > 0 && (
          <Stack gap="2">
            <Heading level={3}>Not quite as wished</Heading>
            <ul className={conflicts}>
              {misses.slice(0, mostWishes).map((words) => (
                <li key={words}>
                  <Text size={14} tone="muted">
                    {words}
                  </Text>
                </li>
              ))}
            </ul>
            {misses.length > mostWishes && (
              <Text size={14} tone="muted">{`And ${misses.length - mostWishes} more.`}</Text>
            )}
          </Stack>
        )}
        {filled.length > 0 && (
          <Accordion
            items={filled.map(({ id, label, people }) => ({
              id,
              title: `${label}: ${people.length} more`,
              content: people.join(", "),
            }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
