import type { WidgetEvents } from "../events/events.types.ts";
import { openEnvelope, seal } from "../frame/envelope.ts";
import { forgetReturned, returnedToken, returnedPayment, returnUrl } from "../element/page-link.ts";
import { randomKey } from "../client/idempotency.ts";
import type { Command, WidgetFrame } from "../element/command.types.ts";
import type { WidgetView } from "../element/WidgetView.tsx";
import { newElement } from "../element/dom.ts";
import { readSettings } from "../element/settings.ts";
import { readPrefill } from "../element/prefill.ts";

/** How long a frame may keep silent before the page is told. */
const patienceMs = 15_000;

/** The address of the widget's own page, with what it has to know. */
function addressOf({ host, definition: { kind }, options }: WidgetView, id: string): URL {
  const settings = readSettings(host);
  const origin = settings.origin || options.origin;
  const address = new URL(`/embed/${kind}/${encodeURIComponent(settings.token)}`, origin);
  const { theme, lang } = settings;
  const affiliate = host.getAttribute("affiliate");
  for (const [name, value] of Object.entries({ id, theme, lang, affiliate })) {
    if (value) address.searchParams.set(name, value);
  }
  const order = kind === "tickets" ? returnedToken("order") : null;
  const gift = kind === "donation" ? returnedToken("gift") : null;
  if (order) address.searchParams.set("jubilee_order", order);
  if (gift) address.searchParams.set("jubilee_gift", gift);
  if (order ?? gift) address.searchParams.set("jubilee_payment", returnedPayment());
  return address;
}

/**
 * Shows the widget in a page of its own, for hosts that keep their scripts away from what
 * visitors type. Heights, events and the way out come back in envelopes of this one frame; what
 * the page asks goes in the other way, and again whenever the frame has been loaded anew.
 */
export function openFrame(view: WidgetView): WidgetFrame {
  const { host, shadow, box, definition, endings } = view;
  const id = randomKey();
  const frame = newElement("iframe");
  const commands = new Map<string, Command>();
  let address = addressOf(view, id);
  let isReady = false;
  let silence: ReturnType<typeof setTimeout>;

  const emit = (name: keyof WidgetEvents, detail: object) =>
    host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  const post = (command: Command) =>
    frame.contentWindow?.postMessage(seal(id, { type: "command", command }), address.origin);
  const send = (command: Command) => {
    commands.set(command.name, command);
    if (isReady) post(command);
  };
  const load = () => {
    isReady = false;
    address = addressOf(view, id);
    frame.src = address.href;
    clearTimeout(silence);
    silence = setTimeout(() => emit("jubilee:error", { code: "offline" }), patienceMs);
  };
  const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== address.origin || source !== frame.contentWindow) return;
    const message = openEnvelope(data, id);
    if (!message) return;
    if (message.type === "ready") {
      clearTimeout(silence);
      isReady = true;
      const hello = seal(id, { type: "hello", returnUrl: returnUrl() });
      frame.contentWindow?.postMessage(hello, address.origin);
      commands.forEach(post);
      if (address.searchParams.has("jubilee_payment")) forgetReturned();
    }
    if (message.type === "height") frame.style.height = `${message.height}px`;
    if (message.type === "event" && isEventName(message.name)) emit(message.name, message.detail);
  };

  /** By message: an address would end up in logs. */
  const prefill = () => send({ name: "prefill", value: readPrefill(host.getAttribute("prefill")) });

  frame.title = readSettings(host).label ?? definition.words.region;
  frame.allow = "payment";
  frame.referrerPolicy = "origin";
  Object.assign(frame.style, { display: "block", width: "100%", border: "0", colorScheme: "auto" });
  frame.style.height = `${host.clientHeight || 600}px`;
  addEventListener("message", hear);
  if (host.hasAttribute("prefill")) prefill();
  load();
  box.remove();
  shadow.append(frame);
  endings.add(() => {
    clearTimeout(silence);
    removeEventListener("message", hear);
    frame.remove();
  });
  return {
    changed(attribute) {
      if (attribute === "prefill") prefill();
      else load();
    },
    async obey(command) {
      if (command.name === "open" || command.name === "close") {
        throw new Error("A widget in a frame stands in the page: it does not open or close");
      }
      if (command.name === "focus") frame.focus();
      if (command.name === "focus" || command.name === "reload") post(command);
      else send(command);
    },
  };
}

function isEventName(name: string): name is keyof WidgetEvents {
  return /^jubilee:[a-z-]+$/.test(name);
}
