import { createEventsApi } from "@jubilee/core/events/events.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { Skeleton } from "@jubilee/ui/skeleton";
import { keys } from "../../../../event-kit/data/keys.ts";
import { PageCheck } from "../../../../event-kit/widget-desk/PageCheck.tsx";
import { SiteList } from "../../../../event-kit/widget-desk/SiteList.tsx";
import { useLook } from "../../../../event-kit/widget-desk/useLook.ts";
import { layout, settings } from "../../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { WidgetLook } from "../../../../event-kit/widget-desk/WidgetLook.tsx";
import { WidgetPreview } from "../../../../event-kit/widget-desk/WidgetPreview.tsx";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { pollKeys } from "../../keys.ts";

interface PollDeskProps {
  poll: PollRecord;
  link: ShareLink;
  pageUrl: string | null;
}

/** How the widget looks, where it may stand, and what to paste. */
export function PollDesk({ poll, link, pageUrl }: PollDeskProps) {
  const events = useApi(createEventsApi);
  const event = useRead(keys.record(poll.eventId), () => events.get(poll.eventId));
  const desk = useLook(link, useWrite(pollKeys.links(poll.id), "Polls"));
  return (
    <Loaded of={event} what="The event" skeleton={<Skeleton shape="panel" height={560} />}>
      {(subject) => (
        <div className={layout}>
          <div className={settings}>
            <WidgetLook subject={subject} look={desk.look} onChange={desk.change} />
            <SiteList origins={link.allowedOrigins} isBusy={desk.isBusy} onChange={desk.setSites} />
          </div>
          <WidgetPreview
            subject={subject}
            kind="poll"
            token={link.token}
            look={desk.look}
            pageUrl={pageUrl}
            tools={<PageCheck link={link} isBusy={desk.isBusy} onAllow={desk.addSite} />}
          />
        </div>
      )}
    </Loaded>
  );
}
