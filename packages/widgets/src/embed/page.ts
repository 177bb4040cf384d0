import type { JubileeElement } from "../element/element.types.ts";
import type { Command } from "../element/command.types.ts";
import { eventNames } from "../events/event-names.ts";
import { firstData } from "../element/first-data.ts";
import { handDraftOver, takeDraftOver } from "../frame/draft-handover.ts";
import { openEnvelope, seal, type FrameMessage } from "../frame/envelope.ts";
import { guardPresses } from "../frame/press-guard.ts";
import { takeUp } from "../frame/take-up.ts";
import { wayBackTo } from "../frame/way-back.ts";

const id = new URLSearchParams(location.search).get("id") ?? "";
/** The page around this one, as the browser tells it; heights and public codes may go to any. */
const around = document.referrer ? new URL(document.referrer).origin : "*";

function post(message: FrameMessage): void {
  parent.postMessage(seal(id, message), around);
}

/** Attributes that the address of a frame may name, for the widget in it. */
const fromAddress = ["affiliate", "label", "fonts", "bare"];

/** The one widget of this page; the card of a website that may not show it is none. */
const element = document.querySelector<JubileeElement>("body > [token]");

/** A link that names its websites comes without the note for presses that may not have been meant. */
const isListed = !document.querySelector("body > aside");

/** The page that a payment may come back to, of those that an address or the page around names. */
const wayBack = (named: string | null) =>
  wayBackTo(named, { own: location.origin, around: isListed ? around : null });

/** Does what the page around asks. */
async function obey(command: Command): Promise<void> {
  if (!element) throw new Error("There is no widget in this frame");
  await customElements.whenDefined(element.localName);
  if (command.name === "prefill") await element.prefill(command.value);
  if (command.name === "setTheme") await element.setTheme(command.value);
  if (command.name === "setLocale") await element.setLocale(command.value);
  if (command.name === "reload") await element.reload();
  if (command.name === "focus") await element.focus();
}

/** How often an open frame asks whether its link still opens anything. */
const aliveMs = 2_000;

/** A link that was turned off is dead in open frames too, within seconds. */
function watchLink(): void {
  const address = location.pathname.replace(/^\/embed\//, "/embed/alive/");
  const look = async () => {
    const status = await fetch(address, { cache: "no-store", credentials: "omit" }).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 404) return;
    clearInterval(timer);
    await obey({ name: "reload" });
  };
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") void look();
  }, aliveMs);
}

/** Tells the page around when it is done, or why not. */
async function answer(call: number, command: Command): Promise<void> {
  const reason = await obey(command).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  post({ type: "answer", call, reason });
}

function start(): void {
  const tellHeight = () => {
    const { height } = document.documentElement.getBoundingClientRect();
    post({ type: "height", height: Math.ceil(height) });
  };
  addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== parent || (around !== "*" && origin !== around)) return;
    const message = openEnvelope(data, id);
    if (message?.type === "command") void answer(message.call, message.command);
    if (message?.type !== "hello") return;
    const { returnUrl, source: cameFrom, copy } = message;
    firstData();
    const back = wayBack(returnUrl);
    if (window.Jubilee) {
      Object.assign(window.Jubilee, { source: cameFrom, ...(back && { returnUrl: back }) });
    }
    if (copy) element?.setAttribute("copy", copy);
  });
  for (const name of eventNames) {
    document.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) post({ type: "event", name, detail: event.detail });
      // Browsers do not watch the size of a frame that is out of sight.
      setTimeout(tellHeight);
    });
  }
  new ResizeObserver(tellHeight).observe(document.body);
  post({ type: "ready" });
}

const asked = new URLSearchParams(location.search);
for (const name of fromAddress) {
  const value = asked.get(name);
  if (value !== null) element?.setAttribute(name, value);
}
const askedBack = wayBack(asked.get("return-url"));
if (askedBack) element?.setAttribute("return-url", askedBack);

/** Presses that may not have been meant go on in a tab of our own, with what was typed. */
function guard(widget: JubileeElement, note: HTMLElement): void {
  guardPresses(
    widget,
    () => {
      note.hidden = false;
      note.scrollIntoView({ block: "nearest" });
    },
    () => {
      note.hidden = true;
    },
  );
  handDraftOver(location.pathname);
}

watchLink();
if (parent !== window) {
  start();
  // Pages that the hosts have listed come without the note, and our own are ours.
  const note = document.querySelector<HTMLElement>("body > aside");
  if (element && note && around !== location.origin) guard(element, note);
} else if (element && opener) takeDraftOver((prefill) => obey({ name: "prefill", value: prefill }));
else if (element) void takeUp(element, document.querySelector("#gone"));
