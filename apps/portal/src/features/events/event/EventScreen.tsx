import { isEventId } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { createElement, lazy, Suspense, useMemo } from "react";
import { useLocation } from "wouter";
import { Later } from "../../../app/frame/Later.tsx";
import { useDocumentMark } from "../../../app/frame/useDocumentMark.ts";
import { useArticleOfPart } from "../../../app/routing/article.ts";
import { useOverview } from "../../../event-kit/data/useOverview.ts";
import { ClosedPart } from "../../../event-kit/event/closedPart.ts";
import { EventGate } from "../../../event-kit/event/EventGate.tsx";
import { aboveTab, content, page } from "../../../event-kit/event/EventPage.css.ts";
import type { EventTabProps } from "../../../event-kit/event/tab.types.ts";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { StuckHead } from "../../../page-kit/stuck-head/StuckHead.tsx";
import { AdministratorView } from "./AdministratorView.tsx";
import { BehindTab } from "./BehindTab.tsx";
import { EventActions } from "./EventActions.tsx";
import { EventHead } from "./EventHead.tsx";
import { EventLine } from "./EventLine.tsx";
import { EventTabs } from "./EventTabs.tsx";
import { namedTab, tabOf, type OpenTab } from "./openTabs.ts";
import { useLiveEvent } from "../../../event-kit/event/useLiveEvent.ts";
import { useAddedParts } from "./useAddedParts.ts";
import { useTabScreens } from "./useTabScreens.ts";

const MovedBanner = lazy(async () => {
  const { MovedBanner: banner } = await import("./MovedBanner.tsx");
  return { default: banner };
});

const AddedBanner = lazy(async () => {
  const { AddedBanner: banner } = await import("./AddedBanner.tsx");
  return { default: banner };
});

export interface EventScreenProps {
  id: string;
  tabs: readonly OpenTab[];
}

/** One event: head, tabs, and the tab that the address names. */
export function EventScreen({ id, tabs }: EventScreenProps) {
  const [wanted] = useSearchParam("tab");
  useArticleOfPart(tabOf(tabs, wanted).help);
  useTabScreens(tabs, wanted);
  // Beside the event, not after it.
  useOverview(id, { enabled: isEventId(id) });
  return (
    <EventGate id={id}>
      {(event) => <OpenEvent event={event} tabs={tabs} wanted={wanted} />}
    </EventGate>
  );
}

const TabSkeleton = () => (
  <div aria-busy="true">
    <Skeleton shape="panel" height={480} />
  </div>
);

/** Asks for the tab's component when it is drawn: by then it may be there. */
function TabScreen({ tab, ...props }: EventTabProps & { tab: OpenTab }) {
  return createElement(tab.screen.part(), props);
}

interface OpenEventProps {
  event: EventRecord;
  tabs: readonly OpenTab[];
  /** The key of a tab, or whatever stands in the address. */
  wanted: string | null;
}

function OpenEvent({ event, tabs, wanted }: OpenEventProps) {
  const [path] = useLocation();
  const glowing = useLiveEvent(event.id, tabs);
  const { data: overview, isPending } = useOverview(event.id);
  const added = useAddedParts(event.id);
  const shown = useMemo(
    () => tabs.filter(({ isShown }) => isShown?.(event, overview) ?? true),
    [event, overview, tabs],
  );
  const tab = tabOf(shown, wanted);
  const pageToken = overview?.pageToken ?? (isPending ? undefined : null);
  // What glows in a tab draws nothing above it anew.
  const line = useMemo(
    () => (
      <EventLine event={event} tab={tab.key === "overview" ? undefined : tab.label}>
        <EventActions event={event} pageToken={pageToken} inLine />
      </EventLine>
    ),
    [event, pageToken, tab],
  );
  const row = useMemo(
    () => <EventTabs path={path} tabs={shown} current={tab} overview={overview} />,
    [overview, path, shown, tab],
  );
  useDocumentMark("data-fills", tab.fills ? "" : null);
  if (overview?.seenAs === "administrator") {
    return (
      <div className={page}>
        <EventHead event={event} />
        <div className={content}>
          <AdministratorView overview={overview} />
        </div>
      </div>
    );
  }
  const isUnknown = wanted !== null && overview !== undefined && !namedTab(shown, wanted);
  const lacks = overview && tab.behind?.(overview);
  return (
    <div className={page}>
      <StuckHead
        open={
          tab.key === "overview" ? (
            <EventHead event={event}>
              <EventActions event={event} pageToken={pageToken} />
            </EventHead>
          ) : undefined
        }
        line={line}
        tabs={row}
      >
        <div className={content}>
          {overview?.move && (
            <Suspense>
              <div className={aboveTab} data-screen-only>
                <MovedBanner event={event} move={overview.move} />
              </div>
            </Suspense>
          )}
          {added && (
            <Suspense>
              <div className={aboveTab} data-screen-only>
                <AddedBanner event={event} added={added} />
              </div>
            </Suspense>
          )}
          <Suspense fallback={<TabSkeleton />}>
            <Later key={tab.key} before={<TabSkeleton />}>
              {isUnknown && (
                <div className={aboveTab}>
                  <InlineMessage>
                    {`This event has no part called “${wanted}” that you may see. Here is its overview.`}
                  </InlineMessage>
                </div>
              )}
              {lacks && <BehindTab lacks={lacks} />}
              <ClosedPart value={Boolean(lacks)}>
                <TabScreen tab={tab} event={event} glowing={glowing} />
              </ClosedPart>
            </Later>
          </Suspense>
        </div>
      </StuckHead>
    </div>
  );
}
