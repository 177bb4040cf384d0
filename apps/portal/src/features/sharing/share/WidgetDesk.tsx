import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ShareLink, ShareLinkChange } from "@jubilee/core/sharing/share.types";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useRested } from "../../../page-kit/useRested.ts";
import { useSubmit } from "../../../page-kit/useSubmit.ts";
import { FaceSections } from "./FaceSections.tsx";
import { PageCheck } from "../../../event-kit/widget-desk/PageCheck.tsx";
import { settings } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { SiteList } from "../../../event-kit/widget-desk/SiteList.tsx";
import { WidgetKindField, type EventWidget } from "./WidgetKindField.tsx";
import { WidgetLook } from "../../../event-kit/widget-desk/WidgetLook.tsx";
import { WidgetPreview } from "../../../event-kit/widget-desk/WidgetPreview.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";

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
  const share = useApi(createShareApi);
  const [look, setLook] = useState(link.settings);
  const { isBusy, run } = useSubmit("Widgets", keys.links(event.id));
  const version = useRested(link.settings.sections?.join() ?? "", answersAgeMs);
  const keep = async (part: ShareLinkChange) => {
    const { allowedOrigins: _origins, ...changed } = part;
    setLook((known) => ({ ...known, ...changed }));
    const saved = await run(() => share.update(link.id, part));
    if (!saved) setLook(link.settings);
  };
  const change = (part: ShareLinkChange) => void keep(part);
  return (
    <>
      <div className={settings}>
        <WidgetKindField kind={kind} onKind={onKind} />
        <WidgetLook subject={event} look={look} onChange={change} />
        {kind === "showcase" && <FaceSections sections={look.sections} onChange={change} />}
        <SiteList
          origins={link.allowedOrigins}
          isBusy={isBusy}
          onChange={(allowedOrigins) => change({ allowedOrigins })}
        />
      </div>
      <WidgetPreview
        version={version}
        subject={event}
        kind={kind}
        token={link.token}
        look={look}
        pageUrl={pageUrl}
        tools={
          <PageCheck
            link={link}
            isBusy={isBusy}
            onAllow={(origin) => change({ allowedOrigins: [...link.allowedOrigins, origin] })}
          />
        }
      />
    </>
  );
}
