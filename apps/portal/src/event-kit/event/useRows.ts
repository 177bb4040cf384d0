import type { DataClient, Read } from "../../app/routing/reads.types.ts";
import { useReadings } from "../../page-kit/data/useRead.ts";
import { useLocale } from "../../page-kit/useLocale.ts";
import { useNow } from "../../page-kit/useNow.ts";
import type { EventCardProps } from "./card.types.ts";
import type { RowPlace, RowSource } from "./found-row.types.ts";

/** A row with the source that found it. */
export interface FoundRow<Source, Row> {
  source: Source;
  row: Row;
}

type RowOf<Source> = Source extends RowSource<infer Row> ? Row : never;

/** Whether a source has to ask for something first. */
const asks = (source: RowSource<unknown>, place: RowPlace) =>
  source.reads !== undefined && (source.isAsked?.(place) ?? true);

/** What the sources ask for in an event, in their order. */
export function rowReads(
  sources: readonly RowSource<unknown>[],
  client: DataClient,
  place: RowPlace,
): Read[] {
  return sources.flatMap(({ reads, isAsked }) =>
    reads && (isAsked?.(place) ?? true) ? [reads(client, place.event)] : [],
  );
}

/** What the sources find in an event; one whose answer is not there yet, or does not come, finds nothing. */
export function useRows<Source extends RowSource<unknown>>(
  sources: readonly Source[],
  { event, overview }: EventCardProps,
): { rows: readonly FoundRow<Source, RowOf<Source>>[]; isPending: boolean } {
  const { timeZone: viewerZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [nowMs, locale] = [useNow(), useLocale()];
  const place: RowPlace = { event, overview, nowMs, locale, viewerZone };
  const asked = sources.filter((source) => asks(source, place));
  const answers = useReadings((client) => rowReads(asked, client, place));
  const rows = sources.flatMap((source) => {
    const at = asked.indexOf(source);
    if (source.reads && (at === -1 || !answers[at]?.isSuccess)) return [];
    const row = source.find(place, answers[at]?.data);
    return row === null ? [] : [{ source, row: row as RowOf<Source> }];
  });
  return { rows, isPending: answers.some(({ isPending }) => isPending) };
}
