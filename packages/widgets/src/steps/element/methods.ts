import type { Command, WidgetFrame } from "../../element/command.types.ts";
import type { WidgetView } from "../../element/WidgetView.tsx";
import { readPrefill } from "../../element/prefill.ts";
import { readSettings } from "../../element/settings.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { checkCommand } from "./checkCommand.ts";
import type { Opener } from "./opener.ts";

const openers = new WeakMap<WidgetView, { opener: Opener; isOpen: boolean }>();
const frames = new WeakMap<WidgetView, Promise<WidgetFrame>>();
/** What a page has asked of a frame that is not there yet: it waits for consent, or to be near. */
const early = new WeakMap<WidgetView, Command[]>();
/** Widgets whose page has called for a language. */
const spoken = new WeakSet<WidgetView>();

/** What begins otherwise than a widget in the page: behind a trigger, in a frame, under watch. */
export async function begin(view: WidgetView): Promise<void> {
  const { host, settings, options, endings } = view;
  // Before anything happens, so that it is all seen; a widget without its overlay works too.
  if (host.hasAttribute("debug")) await debug(view).catch(() => undefined);
  if (isIsolated(view)) view.reload = () => reloadFrame(view);
  if (settings.shape !== "inline") {
    // Data that came with the script cost nothing more, and give the trigger the event's colours.
    const isFree = !options.whenNear && !isIsolated(view);
    if (isFree && !settings.asksFirst) view.begin();
    await drawTrigger(view);
  } else if (!settings.asksFirst) {
    const { whenNear } = options;
    const stop = whenNear && !settings.eager ? whenNear(host, view.begin) : view.begin();
    if (stop) endings.add(stop);
  }
}

function isIsolated({ host }: WidgetView): boolean {
  return host.getAttribute("isolation") === "frame";
}

/** What loading is for a widget in a frame: the frame. */
async function reloadFrame(view: WidgetView): Promise<void> {
  if (view.load < 0) return;
  const isOpen = frames.has(view);
  view.load += 1;
  const frame = await frameOf(view);
  if (isOpen) return frame.obey({ name: "reload" });
  const told = early.get(view) ?? [];
  // Whoever asked so early was answered that it is noted: what goes wrong now is an event.
  const failed = () => view.emit("jubilee:error", { code: "unavailable" });
  for (const command of told) frame.obey(command).catch(failed);
}

/** The widget's own page, in the widget's place. */
function frameOf(view: WidgetView): Promise<WidgetFrame> {
  const load = async () => (await import("./frame.ts")).openFrame(view);
  const frame = frames.get(view) ?? load();
  frames.set(view, frame);
  return frame;
}

/** Draws the button or link of a widget that is not inline, with its dialog. */
async function drawTrigger(view: WidgetView): Promise<Opener> {
  const { createOpener } = await import("./opener.ts");
  const { definition, settings, context } = view;
  const kept = openers.get(view);
  const made =
    kept?.opener ??
    createOpener({
      shadow: view.shadow,
      box: view.box,
      main: view.main,
      onNear: () => settings.asksFirst || view.begin(),
      onOpen: () => void open(view),
      onClose: () => close(view),
    });
  if (!kept) openers.set(view, { opener: made, isOpen: false });
  const words = context.words(definition.kind, definition.words);
  made.draw({
    shape: settings.shape,
    label: settings.label ?? words.label,
    region: settings.label ?? words.region,
    close: context.copy.close,
    href: `${context.origin}/embed/${context.kind}/${context.token}`,
  });
  view.replaces = true;
  // The page may have taken it away while the script came.
  if (view.load >= 0) view.render();
  return made;
}

async function open(view: WidgetView): Promise<void> {
  if (view.settings.shape === "inline") {
    throw new Error(`Only a <${view.host.localName} shape="button"> opens`);
  }
  const opener = await drawTrigger(view);
  const state = openers.get(view);
  if (!state || state.isOpen) return;
  state.isOpen = true;
  view.begin();
  opener.open();
}

function close(view: WidgetView): void {
  const state = openers.get(view);
  if (!state?.isOpen) return;
  state.isOpen = false;
  state.opener.close();
  view.emit("jubilee:close", { kind: view.definition.kind });
}

/** Does what the page asks. */
export async function obey(view: WidgetView, command: Command): Promise<void> {
  checkCommand(command);
  const isOpening = command.name === "open" || command.name === "close";
  const frame = isOpening ? undefined : await frames.get(view);
  if (frame) return frame.obey(command);
  if (isIsolated(view) && /^(prefill|set)/.test(command.name)) {
    early.set(view, [...(early.get(view) ?? []), command]);
    return;
  }
  switch (command.name) {
    case "open":
      return open(view);
    case "close":
      return close(view);
    case "reload":
      return view.reload();
    case "focus":
      return focus(view);
    case "prefill": {
      const given = Object.entries(command.value).filter(([, value]) => value !== undefined);
      const prefill = { ...view.context.prefill, ...Object.fromEntries(given) };
      view.context = { ...view.context, prefill };
      await sign(view);
      break;
    }
    case "setTheme":
      view.settings = { ...view.settings, theme: command.value };
      view.context = { ...view.context, theme: command.value };
      break;
    case "setLocale":
      view.settings = { ...view.settings, lang: command.value };
      spoken.add(view);
      await speak(view);
  }
  view.render();
}

/** Into the widget, to its first control; where the focus is inside already it stays, as with every element. */
function focus(view: WidgetView): void {
  const within = openers.get(view)?.isOpen ? view.main : view.box;
  if (within.contains(view.shadow.activeElement)) return;
  within.querySelector<HTMLElement>("input, button, textarea, a[href]")?.focus();
}

/** Follows an attribute that was changed. */
export async function follow(view: WidgetView, attribute: string): Promise<void> {
  const frame = await frames.get(view);
  if (frame && attribute !== "shape") return frame.changed(attribute);
  const old = view.settings;
  const next = readSettings(view.host);
  // What the link or the page's own call has chosen stays until the attribute says otherwise.
  if (attribute !== "lang" && !view.host.hasAttribute("lang")) next.lang = old.lang;
  const { bare, theme } = next;
  view.settings = next;
  view.context = { ...view.context, bare, theme };
  if (attribute === "prefill") {
    view.context = { ...view.context, prefill: readPrefill(view.host.getAttribute("prefill")) };
    await sign(view);
  }
  if (next.token !== old.token || next.origin !== old.origin) restart(view);
  else if (next.lang !== old.lang || attribute === "copy") await speak(view);
  if (next.shape !== "inline") await drawTrigger(view);
  else if (openers.has(view)) {
    openers.get(view)?.opener.remove();
    openers.delete(view);
  }
  if (frame) {
    view.main.after(frame.element);
    return frame.changed(attribute);
  }
  if (next.shape === "inline" && !next.asksFirst) view.begin();
  view.render();
}

/** Takes what the host's own server has signed, if anything. */
async function sign(view: WidgetView): Promise<void> {
  const { signed } = view.context.prefill;
  if (signed) (await import("./signed-prefill.ts")).applySigned(view, signed);
}

/** Begins anew with what the attributes say. */
function restart(view: WidgetView): void {
  view.context = view.createContext();
  view.loaded = null;
  if (view.load > 0) void view.reload();
}

/** The words of a language, with the host's own among them. */
async function speak(view: WidgetView): Promise<void> {
  await view.speak();
  await addOwnWords(view);
}

async function addOwnWords(view: WidgetView): Promise<void> {
  const own = view.host.getAttribute("copy");
  if (!own) return;
  const { withOwnWords } = await import("./own-words.ts");
  const { words: spoken, copy } = view.context;
  const words: WidgetContext["words"] = (part, english) =>
    withOwnWords(own, part, spoken(part, english));
  view.context = { ...view.context, words, copy: withOwnWords(own, "common", copy) };
}

/** What some pages want before the first screen: the link's language, values, own words, typefaces. */
export async function prepareView(view: WidgetView, linkLocale: string | undefined): Promise<void> {
  const { host } = view;
  if (
    linkLocale &&
    linkLocale !== view.settings.lang &&
    !host.hasAttribute("lang") &&
    !spoken.has(view)
  ) {
    view.settings = { ...view.settings, lang: linkLocale };
    await view.speak();
  }
  const given = host.getAttribute("prefill");
  if (given && Object.keys(view.context.prefill).length === 0) {
    view.context = { ...view.context, prefill: readPrefill(given) };
  }
  try {
    await sign(view);
    await addOwnWords(view);
    if (host.getAttribute("fonts") !== "jubilee") return;
    const { loadFonts } = await import("./fonts.ts");
    await loadFonts();
  } catch {
    // The page's policy or the line is against it: our own words and the system's typefaces do.
  }
}

/** The overlay for whoever builds the page. */
async function debug(view: WidgetView): Promise<void> {
  const { startDebug } = await import("./debug.ts");
  if (view.load >= 0) view.endings.add(startDebug(view.host, view.shadow, view.context));
}
