import { useOverview } from "../../../event-kit/data/useOverview.ts";

/** What an event's tickets have brought, refunds taken off, in minor units. */
export interface Earned {
  totalMinor: number;
  givenBackMinor: number;
  ofType: ReadonlyMap<string, number>;
}

/** Null until it is read, and for whom the money is not there to be read. */
export function useEarned(eventId: string): Earned | null {
  const { data } = useOverview(eventId);
  if (!data || data.refundedMinor === null) return null;
  const { ticketSales, refundedMinor } = data;
  return {
    totalMinor: ticketSales.reduce((sum, { grossMinor }) => sum + (grossMinor ?? 0), 0),
    givenBackMinor: refundedMinor,
    ofType: new Map(ticketSales.map(({ id, grossMinor }) => [id, grossMinor ?? 0])),
  };
}
