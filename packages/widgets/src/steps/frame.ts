import type { WidgetEvents } from "../events/events.types.ts";
import { openEnvelope, seal } from "../frame/envelope.ts";
import {
  forgetReturnedOrder,
  returnedOrder,
  returnedPayment,
  returnUrl,
} from "../element/page-link.ts";
import { randomKey } from "../client/idempotency.ts";
import type { Settings } from "../element/settings.ts";
import type { WidgetKind } from "../widget.types.ts";

const names: Record<WidgetKind, string> = { rsvp: "RSVP", tickets: "Tickets" };

/**
 * Shows the widget in a page of its own, for hosts that keep their scripts away from what
 * visitors type. Heights, events and the way out come back in envelopes of this one frame.
 */
export function openFrame(
  host: HTMLElement,
  kind: WidgetKind,
  origin: string,
  settings: Settings,
): () => void {
  const id = randomKey();
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const frame = document.createElement("iframe");
  const address = new URL(`/embed/${kind}/${encodeURIComponent(settings.token)}`, origin);
  const order = kind === "tickets" ? returnedOrder() : null;
  address.searchParams.set("id", id);
  address.searchParams.set("theme", settings.theme);
  address.searchParams.set("lang", settings.lang);
  if (order) {
    address.searchParams.set("jubilee_order", order);
    address.searchParams.set("jubilee_payment", returnedPayment());
  }
  frame.title = settings.label ?? names[kind];
  frame.allow = "payment";
  frame.referrerPolicy = "origin";
  Object.assign(frame.style, { display: "block", width: "100%", border: "0", colorScheme: "auto" });
  frame.style.height = `${host.clientHeight || 600}px`;
  frame.src = address.href;

  const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== address.origin || source !== frame.contentWindow) return;
    const message = openEnvelope(data, id);
    if (!message) return;
    if (message.type === "ready") {
      const hello = seal(id, { type: "hello", returnUrl: returnUrl() });
      frame.contentWindow?.postMessage(hello, address.origin);
      if (order) forgetReturnedOrder();
    }
    if ("height" in message) frame.style.height = `${message.height}px`;
    if (message.type === "event" && isEventName(message.name)) {
      const { name, detail } = message;
      host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    }
  };
  addEventListener("message", hear);
  shadow.replaceChildren(frame);
  return () => {
    removeEventListener("message", hear);
    frame.remove();
  };
}

function isEventName(name: string): name is keyof WidgetEvents {
  return /^jubilee:[a-z-]+$/.test(name);
}
