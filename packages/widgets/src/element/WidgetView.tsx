import { createRoot } from "react-dom/client";
import type { Call, Outcome } from "../client/request.ts";
import { createDraft } from "../client/draft.ts";
import { common } from "../copy/en/shared.copy.ts";
import { loadLanguage } from "../copy/languages.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import { learn } from "../format/told.ts";
import type { EventColours } from "../palette/palette.ts";
import { measure, place, root as rootClass, sheet as baseSheet } from "../styles/base.css.ts";
import type { WidgetContext } from "../widget.types.ts";
import type { AnyWidget, ElementOptions } from "./definition.types.ts";
import type { Command } from "./command.types.ts";
import { newElement } from "./dom.ts";
import { takeFirst, type FirstOne } from "./first-data.ts";
import { whenSeen } from "./near.ts";
import { pause } from "./pause.ts";
import { readSettings, visitorLocale, type Settings } from "./settings.ts";
import { adopt } from "./sheets.ts";
import { Widget, type Loaded } from "./Widget.tsx";

/** The visitor presses or types. */
const heard = ["click", "keydown", "keypress", "keyup", "input"];

const loadLater = () => import("../steps/element/methods.ts");
const loadCall = () => import("../steps/every/call.ts");

/** The server has them ready inside a widget's own script; else a script of their own does. */
async function coloursOf({ colours, event, look }: FirstOne): Promise<EventColours> {
  return (
    look?.colours ??
    colours ??
    // When they do not arrive the widget shows in the product's own colours.
    import("../steps/every/colours.ts").then(
      ({ eventColours }) => eventColours(event.eventTypeId, event.coverSeed),
      () => ({}),
    )
  );
}

/** What one element shows from the moment it is in a page until it leaves it. */
export class WidgetView {
  declare readonly host: HTMLElement;
  declare readonly definition: AnyWidget;
  /** What the page has written and, over it or under it, the widget. */
  readonly #place = newElement("div");
  readonly #written = this.#place.appendChild(newElement("slot"));
  /** Whether the widget has taken the place of what the page has written. */
  replaces = false;
  readonly box = this.#place.appendChild(newElement("div"));
  /** Holds the widget: in the page, or inside the dialog once that is there. */
  readonly main = this.box.appendChild(newElement("div"));
  declare readonly shadow: ShadowRoot;
  declare settings: Settings;
  declare context: WidgetContext;
  /** How often it has begun to load; less than none once it is destroyed. */
  load = 0;
  /** What ends with the widget. */
  readonly endings = new Set<() => void>();
  declare readonly options: ElementOptions;
  readonly #root = createRoot(this.main);
  readonly #internals: ElementInternals | null;
  loaded: Loaded = null;
  #message = "";
  #clockSkewMs = 0;
  #touched = false;
  /** The link's own, where the element says nothing. */
  #theme: string | undefined;

  constructor(
    host: HTMLElement,
    internals: ElementInternals | null,
    definition: AnyWidget,
    options: ElementOptions,
  ) {
    this.host = host;
    this.#internals = internals;
    this.definition = definition;
    this.options = options;
    this.shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    for (const sheet of [baseSheet, ...definition.sheets]) adopt(this.shadow, sheet);
    this.#place.className = place;
    this.box.className = rootClass;
    this.main.className = measure;
    this.shadow.append(this.#place);
    this.settings = readSettings(host);
    this.context = this.createContext();
    for (const name of heard) this.box.addEventListener(name, this.#hear);
    this.render();
    const { asksFirst, eager, special } = this.settings;
    const { whenNear } = options;
    if (special) this.#later(({ begin }) => begin(this));
    else if (!asksFirst) {
      if (whenNear && !eager) this.#endWith(whenNear(host, this.begin));
      else this.begin();
    }
  }

  /** Loads, unless that has begun already: the widget is near, pointed at, or was asked for. */
  readonly begin = () => {
    if (this.load === 0) void this.reload();
  };

  /**
   * From the first press on, the height that the page has reserved is the widget's own again. Not
   * sooner: between a finger's down and up nothing may move away from under it. What is typed into
   * a field ends here: outside, pages with keys of their own would take its letters for theirs.
   */
  readonly #hear = (event: Event & { key?: string }) => {
    const { type, target, key } = event;
    const types = type !== "click" && (target as Element).matches("input,textarea,select");
    // A page may close a dialog of its own, or keep the focus in it.
    if (types && !/^(Esc|Tab)/.test(key ?? "")) event.stopPropagation();
    if (!this.#touched) {
      const none = () => undefined;
      // What sends is there before a connection is lost; where this fails, sending asks again.
      loadCall().catch(none);
      // An offer more: a widget without it is whole.
      if (screen.width > 800)
        import("../steps/phone/phone.ts").then(({ begin }) => begin(this), none);
    }
    this.#touched = true;
    this.#place.style.minHeight = "";
    const internals: Partial<ElementInternals> | null = this.#internals;
    internals?.states?.add("settled");
  };

  #endWith(stop: (() => void) | null): void {
    if (stop) this.endings.add(stop);
  }

  /** What most widgets never need has a script of its own. */
  #later(call: (later: Awaited<ReturnType<typeof loadLater>>) => unknown): void {
    loadLater().then(call, () => this.emit("jubilee:error", { code: "offline" }));
  }

  changed(attribute: string): void {
    this.#later(({ follow }) => follow(this, attribute));
  }

  async obey(command: Command): Promise<void> {
    await (await loadLater()).obey(this, command);
  }

  async reload(): Promise<void> {
    const load = ++this.load;
    this.render();
    const { kind, prepare } = this.definition;
    const { token, call } = this.context;
    const [outcome, later] = await Promise.all([
      this.#fetch(() => call<FirstOne>("GET", `${kind}/${token}`)),
      this.settings.extra ? loadLater().catch(() => null) : null,
      this.speak(),
    ]);
    const look = outcome.ok ? outcome.value.look : undefined;
    const preparing = later ?? (look?.locale ? await loadLater().catch(() => null) : null);
    await preparing?.prepareView(this, look?.locale);
    const colours = outcome.ok ? await coloursOf(outcome.value) : {};
    if (outcome.ok && !this.loaded) {
      learn(outcome.value.told);
      await pause();
      // What a kind's screen gets is what its own address of the server has sent.
      prepare?.(outcome.value as never, this.context.locale);
      await pause();
    }
    if (load !== this.load) return;
    this.#theme = look?.theme;
    const isFirst = this.loaded === null;
    // Nothing below moves up when the data do not come, nor where the page has reserved a height.
    const { offsetHeight, style } = this.#place;
    const keeps = !this.#touched && (!outcome.ok || this.host.style.minHeight);
    style.minHeight = keeps ? `${offsetHeight}px` : "";
    this.replaces = outcome.ok || this.settings.shape !== "inline";
    this.loaded = outcome.ok ? { data: outcome.value } : { error: outcome.error };
    this.#paint(colours);
    this.render();
    if (!outcome.ok) this.emit("jubilee:error", { code: outcome.error.code });
    else if (isFirst) this.#ready(outcome.value);
  }

  async #fetch(ask: () => Promise<Outcome<FirstOne>>): Promise<Outcome<FirstOne>> {
    const { token } = this.context;
    if (!token) return { ok: false, error: { code: "link_invalid" } };
    const first = this.loaded ? null : await takeFirst(this.definition.kind, token);
    // What came beside the script may be anybody's answer: then the server is asked once more.
    if (first && (!first.ok || first.value.event)) return first;
    const outcome = await ask();
    // Data inside a script may be as old as the script in the browser's cache; an answer is not.
    if (outcome.ok) this.context.setClock(outcome.value.serverTime);
    return outcome;
  }

  #ready({ event }: FirstOne): void {
    const detail = { kind: this.definition.kind, eventId: event.id };
    this.emit("jubilee:ready", detail);
    this.#endWith(whenSeen(this.host, () => this.emit("jubilee:view", detail)));
  }

  /** The event's colours, set one by one as scripts may under any page's style policy. */
  #paint(colours: EventColours): void {
    this.box.style.cssText = Object.entries(colours)
      .map(([name, colour]) => `${name}:${colour}`)
      .join(";");
  }

  /** Learns the words of the language that the settings name. */
  async speak(): Promise<void> {
    const { lang } = this.settings;
    const translation = await loadLanguage(lang, this.definition.kind);
    if (lang !== this.settings.lang) return;
    const words: WidgetContext["words"] = (part, english) => translation[part] ?? english;
    const locale = visitorLocale(lang);
    this.context = { ...this.context, lang, locale, words, copy: words("common", common) };
  }

  destroy(): void {
    this.load = -1;
    for (const end of this.endings) end();
    this.#root.unmount();
    this.#place.remove();
  }

  emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): void {
    this.host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  createContext(): WidgetContext {
    const { kind } = this.definition;
    const { lang } = this.settings;
    const origin = this.settings.origin || this.options.origin;
    const call: Call = (...request) =>
      loadCall().then(
        ({ createCall }) => createCall(origin, this.settings.lang)(...request),
        () => ({ ok: false, error: { code: "offline" } }),
      );
    return {
      ...this.settings,
      kind,
      origin,
      locale: visitorLocale(lang),
      copy: common,
      words: (_part, english) => english,
      prefill: {},
      draft: createDraft(`${kind}/${this.settings.token}`),
      call,
      emit: (name, detail) => this.emit(name, detail),
      announce: (message) => {
        this.#message = message;
        // Not at once: effects of a later screen announce, and drawing here would run them again.
        queueMicrotask(() => {
          if (this.box.isConnected) this.render();
        });
      },
      setClock: (serverTime) => {
        this.#clockSkewMs = Date.parse(serverTime) - Date.now();
      },
      now: () => Date.now() + this.#clockSkewMs,
      shadow: this.shadow,
      touched: () => this.#touched,
      reload: () => this.reload(),
    };
  }

  render(): void {
    const { theme, bare, shape, label, asksFirst } = this.settings;
    const { box, definition, context, load } = this;
    this.#written.hidden = this.replaces;
    box.dataset["shape"] = shape;
    box.dataset["theme"] = theme === "auto" && this.#theme ? this.#theme : theme;
    box.toggleAttribute("data-bare", bare);
    box.dir = context.copy.direction;
    // Behind a trigger there is nothing to draw before somebody points at it.
    if (shape !== "inline" && load === 0) return;
    this.#root.render(
      <Widget
        definition={definition}
        context={context}
        label={label}
        loaded={this.loaded}
        waits={load === 0 && asksFirst}
        message={this.#message}
        onAllow={this.begin}
      />,
    );
  }
}
