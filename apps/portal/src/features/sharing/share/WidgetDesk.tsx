import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { keys } from "../../../event-kit/data/keys.ts";
import { useRested } from "../../../page-kit/useRested.ts";
import { FaceSections } from "./FaceSections.tsx";
import { PageCheck } from "../../../event-kit/widget-desk/PageCheck.tsx";
import { settings } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { SiteList } from "../../../event-kit/widget-desk/SiteList.tsx";
import { WidgetKindField, type EventWidget } from "./WidgetKindField.tsx";
import { useLook } from "../../../event-kit/widget-desk/useLook.ts";
import { WidgetLook } from "../../../event-kit/widget-desk/WidgetLook.tsx";
import { WidgetPreview } from "../../../event-kit/widget-desk/WidgetPreview.tsx";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** The server may answer with what it knew this long ago. */
const answersAgeMs = 1200;

export interface WidgetDeskProps {
  event: EventRecord;
  kind: EventWidget;
  link: ShareLink;
  pageUrl: string | null;
  onKind: (kind: EventWidget) => void;
}

/** Settings at the left, the widget itself at the right, what to paste under it. */
export function WidgetDesk({ event, kind, link, pageUrl, onKind }: WidgetDeskProps) {
  const desk = useLook(link, useWrite(keys.links(event.id), "Widgets"));
  const version = useRested(link.settings.sections?.join() ?? "", answersAgeMs);
  return (
    <>
      <div className={settings}>
        <WidgetKindField kind={kind} onKind={onKind} />
        <WidgetLook subject={event} look={desk.look} onChange={desk.change} />
        {kind === "showcase" && (
          <FaceSections sections={desk.look.sections} onChange={desk.change} />
        )}
        <SiteList origins={link.allowedOrigins} isBusy={desk.isBusy} onChange={desk.setSites} />
      </div>
      <WidgetPreview
        version={version}
        subject={event}
        kind={kind}
        token={link.token}
        look={desk.look}
        pageUrl={pageUrl}
        tools={<PageCheck link={link} isBusy={desk.isBusy} onAllow={desk.addSite} />}
      />
    </>
  );
}
