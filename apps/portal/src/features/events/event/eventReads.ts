import type { PageReads } from "../../../app/routing/reads.types.ts";
import { eventRead, overviewRead } from "../../../event-kit/data/event.reads.ts";
import { tabOf, type OpenTab } from "./openTabs.ts";

/** What an event's page reads first: the event, its figures, and what the tab of the address shows. */
export function readEvent(
  tabs: readonly OpenTab[],
  id: string,
  { query, ...reader }: Parameters<PageReads>[0],
): void {
  reader.read(eventRead(reader.client, id));
  reader.read(overviewRead(reader.client, id));
  const { screen } = tabOf(tabs, query.get("tab"));
  // A tab that does not come is told of when it is opened.
  void screen.fetch().then(
    ({ reads }) => reads?.(reader, id),
    () => undefined,
  );
}
