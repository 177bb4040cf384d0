import type { WidgetKind } from "@jubilee/core/sharing/share.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { createElement, useEffect, useState, type ReactNode } from "react";

export interface JubileeWidgetProps {
  kind: WidgetKind;
  token: string;
  shape?: "inline" | "button" | "floating";
  theme?: "light" | "dark" | "auto";
  lang?: string | null;
  /** Shown at once in these, before the link has learned them. */
  colours?: Record<string, string> | null;
  /** Where a payment page comes back to; without it to this very page. */
  returnUrl?: string;
  /** The page around it shows cover and name already. */
  bare?: boolean;
  /** Whom the page knows already. */
  visitor?: { name: string; email: string | null };
  /** Stands in until the widget is ready. */
  children?: ReactNode;
}

const inner = (colours: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      name.replace("--event-", "--jubilee-"),
      colour,
    ]),
  );

function knownVisitor({ name, email }: { name: string; email: string | null }): string {
  return new URLSearchParams(email === null ? { name } : { name, email }).toString();
}

/** The very element that other sites paste, from the very same script. */
export function JubileeWidget({
  kind,
  token,
  shape,
  theme,
  lang,
  colours,
  returnUrl,
  bare,
  visitor,
  children,
}: JubileeWidgetProps) {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const script = `${location.origin}/embed/v1.js`;
    import(/* @vite-ignore */ script).catch(() => setBroken(true));
  }, []);
  if (isBroken) {
    return (
      <InlineMessage tone="danger">
        A part of this page did not arrive. Nothing is lost; reload the page to try again.
      </InlineMessage>
    );
  }
  const attributes = {
    // No origin: the script asks for the first data itself, while the widget's own is on its way.
    token,
    // The page is about it, so it does not wait until it is near.
    loading: "eager",
    ...(shape && shape !== "inline" && { shape }),
    ...(theme && theme !== "auto" && { theme }),
    ...(lang && { lang }),
    ...(returnUrl && { "return-url": returnUrl }),
    ...(bare && { bare: "" }),
    ...(visitor && { prefill: knownVisitor(visitor) }),
    ...(colours && { style: inner(colours) }),
  };
  return createElement(`jubilee-${kind}`, attributes, children);
}
