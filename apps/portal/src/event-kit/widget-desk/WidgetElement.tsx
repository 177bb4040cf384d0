import { widgetWords } from "@jubilee/core/sharing/widget-words.rules";
import type { WidgetKind, WidgetSettings } from "@jubilee/core/sharing/share.types";
import { Link } from "@jubilee/ui/link";
import { JubileeWidget } from "../JubileeWidget.tsx";

export interface WidgetElementProps {
  kind: WidgetKind;
  token: string;
  look: WidgetSettings;
  eventName: string;
  when: string | undefined;
  pageUrl: string | null;
}

/** What a visitor of the host's page meets: the widget, or a plain link. */
export function WidgetElement({ kind, token, look, eventName, when, pageUrl }: WidgetElementProps) {
  if (look.shape === "link") {
    return (
      <Link href={pageUrl ?? `/embed/${kind}/${token}`} target="_blank">
        {widgetWords(kind, eventName, when)}
      </Link>
    );
  }
  return (
    <JubileeWidget
      kind={kind}
      token={token}
      shape={look.shape}
      theme={look.theme}
      colours={look.colours}
      lang={look.locale}
    />
  );
}
