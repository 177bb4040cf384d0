import { randomKey } from "../../client/idempotency.ts";
import type { WidgetFrame } from "../../element/command.types.ts";
import { newElement } from "../../element/dom.ts";
import { pageLanguage } from "../../element/language.ts";
import {
  forgetReturned,
  returnedPayment,
  returnedToken,
  returnUrl,
} from "../../element/page-link.ts";
import { readPrefill } from "../../element/prefill.ts";
import { readSettings } from "../../element/settings.ts";
import type { WidgetView } from "../../element/WidgetView.tsx";
import { isEventName } from "../../events/event-names.ts";
import type { WidgetEvents } from "../../events/events.types.ts";
import { openEnvelope, seal } from "../../frame/envelope.ts";
import { createQuestions } from "../../frame/questions.ts";
import { widgetHeights } from "@jubilee/core/sharing/widget-kinds.rules";
import { sourceOf } from "../every/source.ts";

/** How long a frame may keep silent before the page is told. */
const patienceMs = 15_000;
/** Attributes that the widget inside takes as they are. */
const passedOn = ["theme", "lang", "affiliate", "label", "fonts", "bare", "return-url"];

/** The address of the widget's own page, with what it has to know before it begins. */
function addressOf({ host, definition: { kind }, options }: WidgetView, id: string): URL {
  const { origin, token, lang } = readSettings(host);
  const address = new URL(`/embed/${kind}/${token}`, origin || options.origin);
  const { searchParams } = address;
  searchParams.set("id", id);
  if (pageLanguage(host)) searchParams.set("lang", lang);
  for (const name of passedOn) {
    const value = host.getAttribute(name);
    if (value !== null) searchParams.set(name, value);
  }
  const order = kind === "tickets" || kind === "showcase" ? returnedToken("order") : null;
  const gift = kind === "donation" || kind === "showcase" ? returnedToken("gift") : null;
  if (order) searchParams.set("jubilee_order", order);
  if (gift) searchParams.set("jubilee_gift", gift);
  if (order ?? gift) searchParams.set("jubilee_payment", returnedPayment());
  return address;
}

/**
 * Shows the widget in a page of its own, for hosts that keep their scripts away from what
 * visitors type. Heights, events, answers and the way out come back in envelopes of this one frame;
 * what the page asks goes in the other way, and again whenever the frame has been loaded anew.
 */
export function openFrame(view: WidgetView): WidgetFrame {
  const { host, shadow, main, definition, endings } = view;
  const id = randomKey();
  const element = newElement("iframe");
  let address = addressOf(view, id);
  let isReady = false;
  let silence: ReturnType<typeof setTimeout>;

  const emit = (name: keyof WidgetEvents, detail: object) =>
    host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  const post = (message: Parameters<typeof seal>[1]) =>
    element.contentWindow?.postMessage(seal(id, message), address.origin);
  const questions = createQuestions((call, command) => post({ type: "command", call, command }));
  /** The frame, or what the page itself can say while that does not come. */
  const show = (isThere: boolean) => {
    element.style.display = isThere ? "block" : "none";
    main.hidden = isThere;
  };
  const load = () => {
    isReady = false;
    questions.pause();
    address = addressOf(view, id);
    element.src = address.href;
    show(true);
    clearTimeout(silence);
    silence = setTimeout(() => {
      emit("jubilee:error", { code: "offline" });
      view.loaded = { error: { code: "offline" } };
      view.replaces = view.settings.shape !== "inline";
      view.render();
      show(false);
    }, patienceMs);
  };
  const greet = () => {
    clearTimeout(silence);
    isReady = true;
    view.replaces = true;
    view.render();
    show(true);
    const copy = host.getAttribute("copy");
    post({ type: "hello", returnUrl: returnUrl(), source: sourceOf({ shadow }), copy });
    questions.go();
    if (address.searchParams.has("jubilee_payment")) forgetReturned();
  };
  const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== address.origin || source !== element.contentWindow) return;
    const message = openEnvelope(data, id);
    if (message?.type === "ready") greet();
    if (message?.type === "answer") questions.answer(message.call, message.reason);
    if (message?.type === "height") element.style.height = `${message.height}px`;
    if (message?.type === "event" && isEventName(message.name)) emit(message.name, message.detail);
  };
  /** By message: an address would end up in logs. */
  const prefill = () =>
    questions.note({ name: "prefill", value: readPrefill(host.getAttribute("prefill")) });

  const { phone, wide } = widgetHeights[definition.kind];
  element.title = readSettings(host).label ?? definition.words.region;
  element.allow = "payment";
  element.referrerPolicy = "origin";
  Object.assign(element.style, { width: "100%", border: "0", colorScheme: "auto" });
  element.style.height = `${host.clientWidth < 460 ? phone : wide}px`;
  addEventListener("message", hear);
  if (host.hasAttribute("prefill")) prefill();
  load();
  main.after(element);
  endings.add(() => {
    clearTimeout(silence);
    removeEventListener("message", hear);
    questions.end();
    element.remove();
  });
  return {
    element,
    changed(attribute) {
      if (attribute === "prefill") prefill();
      // Moved into a dialog or out of it: the browser loads it anew by itself.
      else if (attribute === "shape") isReady = false;
      else load();
    },
    async obey(command) {
      if (command.name === "focus") element.focus();
      if (command.name === "reload" && !isReady) return load();
      await questions.ask(command);
    },
  };
}
