import type { EventRecord } from "@jubilee/core/events/events.types";
import { linkKinds } from "@jubilee/core/sharing/link-kinds.rules";
import type { ShareKind, ShareLink } from "@jubilee/core/sharing/share.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Menu } from "@jubilee/ui/menu";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { Plus } from "lucide-react";
import { keys } from "../../../event-kit/data/keys.ts";
import { links as linksClass } from "../../../event-kit/links/Links.css.ts";
import { PageColour } from "./PageColour.tsx";
import { LinkTable } from "../../../event-kit/links/LinkTable.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** What may be shared of a private event: the look of its page, for those who plan it. */
const offeredOfPrivate: readonly ShareKind[] = ["event_info_preview"];

const offered: readonly ShareKind[] = [
  "event_info_view",
  "event_info_preview",
  "embed_rsvp",
  "embed_tickets",
  "showcase",
  "embed_countdown",
];

export interface LinksInUseProps {
  event: EventRecord;
  links: readonly ShareLink[];
}

/** Every link that is out: what it opens, whether it lives, what came through it. */
export function LinksInUse({ event, links }: LinksInUseProps) {
  const share = useApi(createShareApi);
  const { isBusy, run } = useWrite(keys.event(event.id), "Widgets");
  const isPrivate = event.visibility === "private";
  const page = links.find(({ kind, status }) => kind === "event_info_view" && status === "active");
  return (
    <div className={linksClass}>
      <Section
        title="Links in use"
        action={
          <Inline>
            {page && !isPrivate && <PageColour key={page.id} event={event} link={page} />}
            <Menu
              align="end"
              trigger={
                <Button size="sm" variant="outline" icon={<Plus />} loading={isBusy}>
                  New link
                </Button>
              }
              entries={(isPrivate ? offeredOfPrivate : offered).map((kind) => ({
                id: kind,
                label: linkKinds[kind].title,
                onSelect: () => void run(() => share.create(event.id, kind, {})),
              }))}
            />
          </Inline>
        }
      >
        {isPrivate && links.length > 0 && (
          <InlineMessage tone="info">
            Of these only previews open now. The others open again when the event is no longer
            private.
          </InlineMessage>
        )}
        {links.length === 0 ? (
          <Text tone="muted">
            {isPrivate
              ? "No link is out."
              : "No link is out. Publishing makes the one of the page; each can be turned off alone."}
          </Text>
        ) : (
          <LinkTable links={links} invalidates={keys.event(event.id)} />
        )}
      </Section>
    </div>
  );
}
