import { Heading } from "@jubilee/ui/heading";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "wouter";
import { RouterAnchor } from "../../app/routing/RouterAnchor.tsx";
import { eventRead, overviewRead } from "../../event-kit/data/event.reads.ts";
import { useOverview } from "../../event-kit/data/useOverview.ts";
import { settingQuery } from "../../event-kit/event/tabs.rules.ts";
import type { EventTabProps, TabModule } from "../../event-kit/event/tab.types.ts";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { useNow } from "../../page-kit/useNow.ts";
import { eventSettings } from "./eventSettings.ts";
import { head, layout, part, parts, section, sections } from "./SettingsTab.css.ts";
import { usePartInSight } from "./usePartInSight.ts";

/** What the parts show that stand there for this event. */
export const reads: TabModule["reads"] = async (reader, eventId) => {
  const { client, read } = reader;
  const [event, overview] = await Promise.all([
    read(eventRead(client, eventId)),
    read(overviewRead(client, eventId)),
  ]);
  if (!event || !overview || overview.seenAs === "administrator") return;
  const shown = eventSettings.filter(
    ({ isShown }) => isShown?.({ event, overview }, Date.now()) ?? true,
  );
  await Promise.all(shown.map(async ({ reads: ofPart }) => ofPart?.(reader, event)));
};

function goTo(place: HTMLElement | null, part: string): void {
  const target = [...(place?.children ?? [])].find(({ id }) => id === part);
  if (!(target instanceof HTMLElement)) return;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** All that is decided about an event, part by part. */
export default function SettingsTab({ event }: Pick<EventTabProps, "event">) {
  const nowMs = useNow();
  const [path] = useLocation();
  const [query] = useSearchParams();
  const wanted = query.get("part");
  const place = useRef<HTMLDivElement>(null);
  const { data: overview, error, refetch } = useOverview(event.id);
  const isThere = overview !== undefined;
  useEffect(() => {
    if (isThere && wanted !== null) goTo(place.current, wanted);
  }, [wanted, isThere]);
  const inSight = usePartInSight(place, isThere);
  if (error) return <LoadFailed what="The settings" error={error} onRetry={refetch} />;
  if (!overview) {
    return (
      <div className={layout} aria-busy="true">
        <Skeleton shape="panel" height={220} />
        <Skeleton shape="panel" height={480} />
      </div>
    );
  }
  const shown = eventSettings.filter(
    ({ isShown }) => isShown?.({ event, overview }, nowMs) ?? true,
  );
  const current = shown.find(({ key }) => key === inSight) ?? shown[0];
  return (
    <div className={layout}>
      <nav className={parts} aria-label="Settings">
        {shown.map(({ key, label }) => (
          <RouterAnchor
            key={key}
            href={`${path}${settingQuery(key)}`}
            className={part}
            aria-current={key === current?.key ? "true" : undefined}
            stays
            // The address may name it already.
            onClick={() => goTo(place.current, key)}
          >
            {label}
          </RouterAnchor>
        ))}
      </nav>
      <div key={event.id} ref={place} className={sections}>
        {shown.map(({ key, label, lead, Part }) => (
          <section
            key={key}
            id={key}
            tabIndex={-1}
            aria-labelledby={`${key}-title`}
            className={section}
          >
            <div className={head}>
              <Heading level={2} id={`${key}-title`}>
                {label}
              </Heading>
              {lead && <Text tone="muted">{lead}</Text>}
            </div>
            <Part event={event} overview={overview} />
          </section>
        ))}
      </div>
    </div>
  );
}
