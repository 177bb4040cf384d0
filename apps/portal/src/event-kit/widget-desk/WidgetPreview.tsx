import type { WidgetKind, WidgetSettings } from "@jubilee/core/sharing/share.types";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useState, type ReactNode } from "react";
import {
  address,
  bar,
  host,
  hostNav,
  hostTitle,
  preview,
  stage,
  widths,
} from "./WidgetDesk.css.ts";
import { Afterwards } from "../../app/frame/Afterwards.tsx";
import { Snippets } from "./Snippets.tsx";
import { WidgetElement } from "./WidgetElement.tsx";
import type { WidgetSubject } from "./subject.types.ts";
import { useWhen } from "./useWhen.ts";

const sizes = [
  { value: "390", label: "Phone", icon: <Smartphone /> },
  { value: "560", label: "Tablet", icon: <Tablet /> },
  { value: "720", label: "Desktop", icon: <Monitor /> },
];

export interface WidgetPreviewProps {
  subject: WidgetSubject;
  kind: WidgetKind;
  token: string;
  look: WidgetSettings;
  pageUrl: string | null;
  /** Another one shows the widget anew: what it tells has changed. */
  version?: string;
  /** At the end of the bar. */
  tools?: ReactNode;
}

/** The widget itself in somebody else's page, at the width of a phone, a tablet or a desk. */
export function WidgetPreview(props: WidgetPreviewProps) {
  const { subject, kind, token, look, pageUrl, version, tools } = props;
  const [widthPx, setWidthPx] = useState("720");
  const when = useWhen(subject);
  return (
    <div className={preview}>
      <div className={bar}>
        <span className={address}>your-site.example/reunion</span>
        <div className={widths}>
          <SegmentedControl
            label="Width of the preview"
            segments={sizes}
            value={widthPx}
            onValueChange={setWidthPx}
          />
        </div>
        {tools}
      </div>
      <div className={stage}>
        <div
          className={host}
          style={{ maxWidth: Number(widthPx) }}
          data-theme={look.theme === "auto" ? undefined : look.theme}
        >
          <div className={hostNav} aria-hidden="true">
            <strong>Your own site</strong>
            <span>News</span>
            <span>Reunion</span>
            <span>Contact</span>
          </div>
          <p className={hostTitle} dir="auto">
            {subject.name}
          </p>
          <WidgetElement
            key={`${kind}/${token}/${look.shape}/${look.theme}/${look.locale ?? ""}/${look.accent ?? ""}/${version ?? ""}`}
            kind={kind}
            token={token}
            look={look}
            eventName={subject.name}
            when={when}
            pageUrl={pageUrl}
          />
        </div>
      </div>
      <div id="widget-code">
        <Afterwards before={<Skeleton height={240} />}>
          <Snippets
            source={{
              kind,
              token,
              pageUrl,
              eventName: subject.name,
              ...(when && { when }),
              origin: location.origin,
              settings: look,
            }}
          />
        </Afterwards>
      </div>
    </div>
  );
}
