import { useActLook } from "../../../event-kit/event/closedPart.ts";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { conflictsOf, objections, sitDown, unseatedOf } from "@jubilee/core/venues/seating.rules";
import type { Seating, SeatPlace } from "@jubilee/core/venues/seating.types";
import { Button } from "@jubilee/ui/button";
import { Carried, DragVoice, useKeptFocus } from "@jubilee/ui/drag";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Stack } from "@jubilee/ui/stack";
import { useMedia } from "@jubilee/ui/use-media";
import { useState } from "react";
import { AddTablesDialog } from "./AddTablesDialog.tsx";
import { ConflictCard } from "./ConflictCard.tsx";
import { ghost, warning } from "./Floor.css.ts";
import { FloorPlan } from "./FloorPlan.tsx";
import { MovePersonTo } from "./MovePersonTo.tsx";
import { MoveTableTo } from "./MoveTableTo.tsx";
import { PersonDialog } from "./PersonDialog.tsx";
import { layout } from "./Seating.css.ts";
import { SeatDialog } from "./SeatDialog.tsx";
import { SeatEverybodyDialog } from "./SeatEverybodyDialog.tsx";
import { SeatingBar, type SeatingView } from "./SeatingBar.tsx";
import { SeatingFigures } from "./SeatingFigures.tsx";
import { SeatingList } from "./SeatingList.tsx";
import { TableDialog } from "./TableDialog.tsx";
import { useCarry } from "./useCarry.ts";
import { useSeating } from "./useSeating.ts";
import { WaitingPeople } from "./WaitingPeople.tsx";

type Opened =
  | { kind: "person" | "personTo"; key: string }
  | { kind: "seat"; place: SeatPlace }
  | { kind: "table" | "tableTo"; id: string }
  | { kind: "tables" | "everybody" };

export interface SeatingDeskProps {
  event: EventRecord;
  seating: Seating;
}

/** The plan with all that is done on it. */
export function SeatingDesk({ event, seating }: SeatingDeskProps) {
  const actions = useSeating(event.id);
  const look = useActLook();
  const isWide = useMedia("(min-width: 768px)");
  const [wished, setWished] = useState<SeatingView | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const keepFocus = useKeptFocus();
  const view = wished ?? (isWide ? "plan" : "list");
  const conflicts = conflictsOf(seating);
  const waiting = unseatedOf(seating);
  const { mayWrite, tables } = seating;
  const nameOf = (key: string) =>
    seating.people.find((person) => person.key === key)?.name ?? "Somebody";
  const seat = (person: string, to: SeatPlace | null) => {
    const moves = sitDown(tables, person, to);
    const label = tables.find(({ id }) => id === to?.tableId)?.label;
    const told = label ? `${nameOf(person)} sits at ${label}` : `${nameOf(person)} has no seat now`;
    void actions.move(moves, told);
  };
  const personTo = (key: string) => setOpened({ kind: "personTo", key });
  const carry = useCarry(seating, { onDrop: seat, onMoveTo: personTo });
  const { carried } = carry;
  const over = carried?.over;
  const target =
    over && over !== "unseat" ? tables.find(({ id }) => id === over.tableId) : undefined;
  const against = carried && target ? objections(seating, carried.person, target) : [];
  const close = () => setOpened(null);
  const openPerson = (key: string) => setOpened({ kind: "person", key });
  const openTable = ({ id }: { id: string }) => mayWrite && setOpened({ kind: "table", id });
  const openSeat = (place: SeatPlace) => mayWrite && setOpened({ kind: "seat", place });
  const openedTable = (kind: "table" | "tableTo") =>
    opened?.kind === kind && tables.find(({ id }) => id === opened.id);
  const [table, placed] = [openedTable("table"), openedTable("tableTo")];
  return (
    <Stack gap="5">
      {tables.length > 0 && <SeatingFigures seating={seating} conflicts={conflicts} />}
      <SeatingBar
        event={event}
        seating={seating}
        waiting={waiting.length}
        view={view}
        actions={actions}
        onView={setWished}
        onTables={() => setOpened({ kind: "tables" })}
        onEverybody={() => setOpened({ kind: "everybody" })}
      />
      <div className={layout}>
        {tables.length === 0 ? (
          <EmptyState
            title="No tables yet"
            drawing="chairs"
            level={2}
            action={
              mayWrite && (
                <Button variant={look} onClick={() => setOpened({ kind: "tables" })}>
                  Add tables
                </Button>
              )
            }
          >
            Put tables or rows on the floor. Then drag people to their seats, or seat everybody at
            once: households stay together, and nobody sits where a rule says no.
          </EmptyState>
        ) : view === "plan" ? (
          <FloorPlan
            seating={seating}
            conflicts={conflicts}
            carry={carry}
            onMoveTable={(moved, to) => mayWrite && actions.moveTable(moved, to)}
            onTableTo={({ id }) => mayWrite && setOpened({ kind: "tableTo", id })}
            onTable={openTable}
            onSeat={openSeat}
            onPerson={openPerson}
          />
        ) : (
          <SeatingList
            seating={seating}
            conflicts={conflicts}
            carry={carry}
            onPersonTo={personTo}
            onTable={openTable}
            onSeat={openSeat}
            onPerson={openPerson}
          />
        )}
        <Stack gap="4">
          <ConflictCard conflicts={conflicts} onPerson={openPerson} />
          <WaitingPeople
            people={waiting}
            isDone={seating.people.length > 0}
            carry={carry}
            onPerson={openPerson}
            onPersonTo={mayWrite ? personTo : undefined}
          />
        </Stack>
      </div>
      {carried && (
        <Carried drag={carry.drag}>
          <div className={ghost}>
            <bdi>{nameOf(carried.person)}</bdi>
            {against.map((words) => (
              <span key={words} className={warning}>
                {words}
              </span>
            ))}
          </div>
        </Carried>
      )}
      <DragVoice drag={carry.drag} />
      {opened?.kind === "person" && (
        <PersonDialog
          eventId={event.id}
          seating={seating}
          person={opened.key}
          actions={actions}
          onMoveTo={() => personTo(opened.key)}
          onClose={close}
        />
      )}
      {opened?.kind === "personTo" && (
        <MovePersonTo
          seating={seating}
          person={opened.key}
          name={nameOf(opened.key)}
          onMove={(to) => {
            keepFocus(opened.key);
            seat(opened.key, to);
          }}
          onClose={close}
        />
      )}
      {placed && (
        <MoveTableTo
          table={placed}
          tables={tables}
          onMove={(to) => actions.moveTable(placed, to)}
          onClose={close}
        />
      )}
      {opened?.kind === "seat" && (
        <SeatDialog seating={seating} place={opened.place} actions={actions} onClose={close} />
      )}
      {table && (
        <TableDialog
          table={table}
          actions={actions}
          onMoveTo={() => setOpened({ kind: "tableTo", id: table.id })}
          onClose={close}
        />
      )}
      {opened?.kind === "tables" && (
        <AddTablesDialog eventId={event.id} seating={seating} actions={actions} onClose={close} />
      )}
      {opened?.kind === "everybody" && (
        <SeatEverybodyDialog seating={seating} actions={actions} onClose={close} />
      )}
    </Stack>
  );
}
