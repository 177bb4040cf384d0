import { shareCopy } from "@jubilee/core/share/copy";
import type { WidgetKind, WidgetSettings } from "@jubilee/core/share/types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Link } from "@jubilee/ui/link";
import { createElement, useEffect, useState } from "react";

export interface WidgetElementProps {
  kind: WidgetKind;
  token: string;
  look: WidgetSettings;
  eventName: string;
  pageUrl: string | null;
}

/** The very element that other sites paste, from the very same script. */
export function WidgetElement({ kind, token, look, eventName, pageUrl }: WidgetElementProps) {
  const [isBroken, setBroken] = useState(false);
  const isLink = look.shape === "link";
  useEffect(() => {
    if (isLink) return;
    const script = `${location.origin}/embed/v1.js`;
    import(/* @vite-ignore */ script).catch(() => setBroken(true));
  }, [isLink]);
  if (isLink) {
    return (
      <Link href={pageUrl ?? `/embed/${kind}/${token}`} target="_blank">
        {shareCopy.fallback[kind](eventName)}
      </Link>
    );
  }
  if (isBroken) {
    return (
      <InlineMessage tone="danger">
        The widget’s script did not arrive. Reload the page to try again.
      </InlineMessage>
    );
  }
  return createElement(`jubilee-${kind}`, {
    token,
    origin: location.origin,
    ...(look.shape === "button" && { shape: "button" }),
    ...(look.theme !== "auto" && { theme: look.theme }),
    ...(look.locale && { lang: look.locale }),
  });
}
