import type { PagePlace } from "../../../app/routing/reads.types.ts";
import { eventRead, overviewRead } from "../../../event-kit/data/event.reads.ts";
import { tabOf, type OpenTab } from "./openTabs.ts";

/** What an event's page reads first: the event, its figures, and what the tab of the address shows. */
export async function readEvent(
  tabs: readonly OpenTab[],
  id: string,
  { query, ...reader }: PagePlace,
): Promise<void> {
  const { read, client } = reader;
  const known = [read(eventRead(client, id)), read(overviewRead(client, id))];
  const { reads } = await tabOf(tabs, query.get("tab")).screen.fetch();
  await Promise.all([...known, reads?.(reader, id, query)]);
}
