import { reversed, withMoves } from "@jubilee/core/venues/seating.rules";
import type { Seating, SeatingTable, SeatMove } from "@jubilee/core/venues/seating.types";
import { createSeatingApi } from "@jubilee/core/venues/seating.api";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { venueKeys } from "../keys.ts";
import type { Point } from "./floor.rules.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** How many steps can be taken back. */
const mostSteps = 30;

/** An event's seating plan. */
export const seatingRead = (client: DataClient, eventId: string): Read<Seating> => ({
  key: venueKeys.seating(eventId),
  call: () => createSeatingApi(client).get(eventId),
});

/** An event's seating plan, read again when it changes. */
export function useSeatingPlan(eventId: string) {
  const api = useApi(createSeatingApi);
  const query = useReading((client) => seatingRead(client, eventId));
  return { api, ...query };
}

/**
 * What is done with a plan. People move at once on the screen; a refusal, such as a seat that
 * somebody else gave away meanwhile, is told and the plan is shown as it is now.
 */
export function useSeating(eventId: string) {
  const api = useApi(createSeatingApi);
  const queries = useQueryClient();
  const queryKey = venueKeys.seating(eventId);
  const { isBusy, run } = useWrite(queryKey, "RSVP");
  const [steps, setSteps] = useState<readonly (readonly SeatMove[])[]>([]);

  const tableMoves = useRef(Promise.resolve());
  const drawTable = (id: string, to: Point) =>
    queries.setQueryData<Seating>(queryKey, (known) => {
      const moved = known?.tables.map((table) => (table.id === id ? { ...table, ...to } : table));
      return known && moved && { ...known, tables: moved };
    });

  const send = async (moves: readonly SeatMove[]): Promise<boolean> => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Seating>(queryKey, (known) => known && withMoves(known, moves));
    const moved = await run(() => api.seat(eventId, moves));
    if (moved === null) await queries.invalidateQueries({ queryKey });
    return moved !== null;
  };
  const undo = async (moves: readonly SeatMove[]) => {
    if (await send(reversed(moves))) toast.info("Taken back");
    setSteps((known) => known.filter((step) => step !== moves));
  };
  return {
    api,
    isBusy,
    /** Puts a table elsewhere, at once on the screen; several moves are sent one after another. */
    moveTable: (table: SeatingTable, to: Point): void => {
      drawTable(table.id, to);
      const before = tableMoves.current;
      const save = async () => {
        await before;
        const known = queries.getQueryData<Seating>(queryKey)?.tables;
        const seen = known?.find(({ id }) => id === table.id) ?? table;
        const saved = await run(() => api.saveTable(seen, to));
        if (saved === null) await queries.invalidateQueries({ queryKey });
      };
      tableMoves.current = save();
    },
    /** One write that is not a move; the plan is read again after it, also when it was refused. */
    change: async <Value>(
      call: Parameters<typeof run<Value>>[0],
      place?: Parameters<typeof run<Value>>[1],
    ): Promise<Value | null> => {
      const done = await run(call, place);
      if (done === null) await queries.invalidateQueries({ queryKey });
      return done;
    },
    /** Moves people; `told` is what a toast says, with the way back. */
    move: async (moves: readonly SeatMove[], told?: string): Promise<boolean> => {
      if (moves.length === 0) return true;
      if (!(await send(moves))) return false;
      setSteps((known) => [...known, moves].slice(-mostSteps));
      if (told) {
        toast.success(told, { undo: () => void undo(moves) });
      }
      return true;
    },
    /** Takes the last move back; null when there is none. */
    undo: steps.length === 0 ? null : () => undo(steps.at(-1) ?? []),
  };
}

export type SeatingActions = ReturnType<typeof useSeating>;
