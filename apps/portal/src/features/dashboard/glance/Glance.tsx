import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { LinkButton } from "@jubilee/ui/link-button";
import { Menu } from "@jubilee/ui/menu";
import { ChevronsUpDown, Plus } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { LatestActivity } from "../../../event-kit/LatestActivity.tsx";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useAtAGlance } from "../useAtAGlance.ts";
import { useLiveGlance } from "../useLiveGlance.ts";
import { AlsoComingUp } from "./AlsoComingUp.tsx";
import { actions, pair, switcher } from "./Glance.css.ts";
import { GlanceSkeleton } from "./GlanceSkeleton.tsx";
import { NextEvent } from "./NextEvent.tsx";
import { Welcome } from "./Welcome.tsx";

/** The next event in figures, and what else comes up. */
export function Glance() {
  const { data, error, refetch } = useAtAGlance();
  useLiveGlance(data?.next?.event.id);
  const events = data?.events ?? [];
  return (
    <PageFrame>
      <PageHeader
        title="At a Glance"
        actions={
          data?.next && (
            <div className={actions}>
              <div className={switcher}>
                <Menu
                  align="end"
                  trigger={
                    <Button variant="outline" iconEnd={<ChevronsUpDown />}>
                      All events ({events.length})
                    </Button>
                  }
                  entries={[
                    ...events.map(({ id, name }) => ({
                      id,
                      label: name,
                      href: href("events.details", { eventId: id }),
                    })),
                    { separator: true },
                    { id: "all", label: "Manage events", href: href("events.manage") },
                  ]}
                />
              </div>
              <LinkButton href={href("events.create")} icon={<Plus />}>
                Create event
              </LinkButton>
            </div>
          )
        }
      />
      {error && !data && <LoadFailed what="Your events" error={error} onRetry={refetch} />}
      {!data && !error && <GlanceSkeleton />}
      {data && !data.next && <Welcome />}
      {data?.next && (
        <>
          <NextEvent figures={data.next} />
          <div className={pair}>
            <Card title="Latest activity" fill>
              <LatestActivity entries={data.activity.slice(0, 6)} />
            </Card>
            <AlsoComingUp events={events.filter(({ id }) => id !== data.next?.event.id)} />
          </div>
        </>
      )}
    </PageFrame>
  );
}
