import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { widgetOf } from "@jubilee/core/sharing/share.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { Afterwards } from "../../../app/frame/Afterwards.tsx";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import type { TabModule } from "../../../event-kit/event/tab.types.ts";
import { LinksInUse } from "./LinksInUse.tsx";
import { PageLine } from "./PageLine.tsx";
import { layout } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { WidgetDesk } from "./WidgetDesk.tsx";
import { eventWidget, type EventWidget } from "./WidgetKindField.tsx";
import { WidgetOffer } from "./WidgetOffer.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";

const linksRead = (client: DataClient, eventId: string): Read<ShareLink[]> => ({
  key: keys.links(eventId),
  call: () => createShareApi(client).list(eventId),
});

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read(linksRead(client, eventId));

/** The page's link and the widgets: how they look, what to paste, which links are out. */
export default function ShareTab({ event }: { event: EventRecord }) {
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useReading((client) => linksRead(client, event.id));
  const mayEdit = useMayDo(event.id, "events.write");
  if (error) return <LoadFailed what="The links" error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <div className={layout} aria-busy="true">
        <Skeleton shape="panel" height={420} />
        <Skeleton shape="panel" height={560} />
      </div>
    );
  }
  const kind = eventWidget(query.get("widget"));
  const active = data.filter(({ status }) => status === "active");
  const link = active.find((candidate) => widgetOf(candidate.kind) === kind);
  const page = active.find((candidate) => candidate.kind === "event_info_view");
  const choose = (widget: EventWidget) =>
    setQuery({ tab: "share", ...(widget !== "rsvp" && { widget }) }, { replace: true });
  if (event.visibility === "private") {
    return (
      <Stack gap="6">
        <EmptyState
          drawing="letters"
          title="Only those you invite can see this event"
          action={
            mayEdit && (
              <LinkButton variant="secondary" href={href("events.edit", { eventId: event.id })}>
                Change who may see it
              </LinkButton>
            )
          }
        >
          It has no page for everybody and no widgets. Personal links open it: the Overview sends
          them.
        </EmptyState>
        <LinksInUse event={event} links={data} />
      </Stack>
    );
  }
  return (
    <div className={layout}>
      {page && <PageLine event={event} url={page.url} hasCode={link !== undefined} />}
      {link ? (
        <WidgetDesk
          key={link.id}
          event={event}
          kind={kind}
          link={link}
          pageUrl={kind === "showcase" ? link.url : (page?.url ?? null)}
          onKind={choose}
        />
      ) : (
        <WidgetOffer event={event} kind={kind} onKind={choose} />
      )}
      <Afterwards>
        <LinksInUse event={event} links={data} />
      </Afterwards>
    </div>
  );
}
