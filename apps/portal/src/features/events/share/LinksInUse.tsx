import type { EventRecord } from "@jubilee/core/events/types";
import { shareCopy } from "@jubilee/core/share/copy";
import type { ShareKind, ShareLink } from "@jubilee/core/share/types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Menu } from "@jubilee/ui/menu";
import { Text } from "@jubilee/ui/text";
import { Plus } from "lucide-react";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useNow } from "../../../event-kit/useNow.ts";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { useSubmit } from "../data/useSubmit.ts";
import { head, headCell, numbers, rows, table, widestHead } from "../lists/List.css.ts";
import { LinkRow } from "./LinkRow.tsx";
import { links as linksClass, linksHead } from "./ShareTab.css.ts";

const offered: readonly ShareKind[] = [
  "event_info_view",
  "event_info_preview",
  "embed_rsvp",
  "embed_tickets",
];

export interface LinksInUseProps {
  event: EventRecord;
  links: readonly ShareLink[];
}

/** Every link that is out: what it opens, whether it lives, what came through it. */
export function LinksInUse({ event, links }: LinksInUseProps) {
  const { share } = useApis();
  const nowMs = useNow();
  const { isBusy, run } = useSubmit("Widgets", keys.event(event.id));
  return (
    <section className={linksClass} aria-labelledby="links-in-use">
      <div className={linksHead}>
        <Heading level={2} id="links-in-use">
          Links in use
        </Heading>
        <Menu
          align="end"
          trigger={
            <Button size="sm" variant="outline" icon={<Plus />} loading={isBusy}>
              New link
            </Button>
          }
          entries={offered.map((kind) => ({
            id: kind,
            label: shareCopy.kinds[kind],
            onSelect: () => void run(() => share.create(event.id, kind, {})),
          }))}
        />
      </div>
      {links.length === 0 ? (
        <Text tone="muted">
          No link is out. Publishing makes the one of the page; each can be turned off alone.
        </Text>
      ) : (
        <table className={table}>
          <thead className={head}>
            <tr>
              <th className={headCell}>Link</th>
              <th className={headCell}>State</th>
              <th className={`${widestHead} ${numbers}`}>Answers and orders</th>
              <th className={headCell}>Last use</th>
              <th className={headCell}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody className={rows}>
            {links.map((link) => (
              <LinkRow key={link.id} event={event} link={link} nowMs={nowMs} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
