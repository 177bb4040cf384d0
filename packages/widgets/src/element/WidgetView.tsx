import type { SharedEvent } from "@jubilee/core/public-event/types";
import { createRoot } from "react-dom/client";
import { createCall, type Outcome } from "../client/call.ts";
import { createDraft } from "../client/draft.ts";
import { common } from "../copy/en/shared.copy.ts";
import { loadCopy } from "../copy/languages.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import type { EventColours } from "../palette/palette.ts";
import { root as rootClass, sheet as baseSheet } from "../styles/base.css.ts";
import type { Prefill, WidgetContext, WidgetTheme } from "../widget.types.ts";
import type { ElementOptions, WidgetDefinition } from "./definition.types.ts";
import { takeFirst, type FirstEvent } from "./first-data.ts";
import { localeFor, readSettings, type Settings } from "./settings.ts";
import { adopt } from "./sheets.ts";
import { Widget, type Loaded } from "./Widget.tsx";

const loadFonts = () =>
  import("../steps/fonts.ts")
    .then((step) => step.loadFonts())
    .catch(() => {
      // The page's policy or the line is against it: the system's typefaces do.
    });

/** The server has them ready inside a widget's own script; else a script of their own does. */
async function coloursOf({ colours, event }: FirstEvent): Promise<EventColours> {
  if (colours) return colours;
  try {
    const { eventColours } = await import("../steps/colours.ts");
    return eventColours(event.eventTypeId, event.coverSeed);
  } catch {
    // They did not arrive: the widget shows in the product's own colours.
    return {};
  }
}

/** What one element shows from the moment it is in a page until it leaves it. */
export class WidgetView {
  readonly #host: HTMLElement;
  readonly #definition: WidgetDefinition;
  readonly #options: ElementOptions;
  readonly #box = document.createElement("div");
  readonly #root = createRoot(this.#box);
  readonly #internals: ElementInternals | null;
  readonly #shadow: ShadowRoot;
  #settings: Settings;
  #context: WidgetContext;
  #loaded: Loaded = null;
  #open = false;
  #message = "";
  #clockSkewMs = 0;
  #inView: IntersectionObserver | null = null;
  #load = 0;
  #touched = false;

  constructor(
    host: HTMLElement,
    internals: ElementInternals | null,
    definition: WidgetDefinition,
    options: ElementOptions,
  ) {
    this.#host = host;
    this.#internals = internals;
    this.#definition = definition;
    this.#options = options;
    this.#shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    for (const sheet of [baseSheet, ...definition.sheets]) adopt(this.#shadow, sheet);
    this.#box.className = rootClass;
    this.#shadow.append(this.#box);
    this.#settings = readSettings(host);
    this.#context = this.#createContext();
    this.#box.addEventListener("click", this.#settle);
    this.#box.addEventListener("keydown", this.#settle);
    this.#render();
    void this.reload();
  }

  /**
   * From the first press on, the height that the page has reserved is the widget's own again. Not
   * sooner: between a finger's down and up nothing may move away from under it.
   */
  readonly #settle = () => {
    this.#touched = true;
    const internals = this.#internals;
    if (internals && "states" in internals) internals.states?.add("settled");
  };

  changed(name: string): void {
    const { token, lang, origin } = this.#settings;
    this.#settings = readSettings(this.#host);
    const next = this.#settings;
    const isNew = next.token !== token || next.lang !== lang || next.origin !== origin;
    this.#context = { ...this.#context, bare: next.bare };
    if (name === "prefill") this.#context = { ...this.#context, prefill: next.prefill };
    if (isNew) this.#context = this.#createContext();
    if (isNew) {
      this.#loaded = null;
      void this.reload();
    }
    this.#render();
  }

  async reload(): Promise<void> {
    const load = ++this.#load;
    const { kind } = this.#definition;
    const { token, call } = this.#context;
    const [outcome, translated] = await Promise.all([
      this.#fetch(() => call<SharedEvent>("GET", `${kind}/${token}`)),
      loadCopy(this.#settings.lang),
      this.#settings.fonts ? loadFonts() : null,
    ]);
    const colours = outcome.ok ? await coloursOf(outcome.value) : {};
    if (load !== this.#load) return;
    const isFirst = this.#loaded === null;
    this.#context = { ...this.#context, copy: translated?.common ?? common, translated };
    this.#loaded = outcome.ok ? { data: outcome.value } : { error: outcome.error };
    for (const [name, colour] of Object.entries(colours)) this.#box.style.setProperty(name, colour);
    this.#render();
    if (!outcome.ok) this.#emit("jubilee:error", { code: outcome.error.code });
    else if (isFirst) this.#ready(outcome.value);
  }

  async #fetch(ask: () => Promise<Outcome<FirstEvent>>): Promise<Outcome<FirstEvent>> {
    const { token } = this.#context;
    if (token === "") {
      return { ok: false, error: { code: "link_invalid", message: "", field: "token" } };
    }
    const first = this.#loaded ? null : await takeFirst(this.#definition.kind, token);
    if (first) return first;
    const outcome = await ask();
    // Data inside a script may be as old as the script in the browser's cache; an answer is not.
    if (outcome.ok) this.#context.setClock(outcome.value.serverTime);
    return outcome;
  }

  #ready({ event }: SharedEvent): void {
    const detail = { kind: this.#definition.kind, eventId: event.id };
    this.#emit("jubilee:ready", detail);
    this.#inView = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      this.#inView?.disconnect();
      this.#emit("jubilee:view", detail);
    });
    this.#inView.observe(this.#host);
  }

  open(open: boolean): void {
    if (this.#open === open) return;
    this.#open = open;
    this.#render();
    if (!open) this.#emit("jubilee:close", { kind: this.#definition.kind });
  }

  prefill(values: Prefill): void {
    this.#context = { ...this.#context, prefill: { ...this.#context.prefill, ...values } };
    this.#render();
  }

  setTheme(theme: WidgetTheme): void {
    this.#settings = { ...this.#settings, theme };
    this.#render();
  }

  focus(): void {
    this.#box.querySelector<HTMLElement>("input, button, textarea, a[href]")?.focus();
  }

  destroy(): void {
    this.#load++;
    this.#inView?.disconnect();
    this.#root.unmount();
    this.#box.remove();
  }

  #emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): void {
    this.#host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  #createContext(): WidgetContext {
    const { kind } = this.#definition;
    const { token, lang, prefill, bare } = this.#settings;
    const origin = this.#settings.origin || this.#options.origin;
    return {
      kind,
      token,
      origin,
      lang,
      locale: localeFor(lang),
      copy: common,
      translated: null,
      prefill,
      bare,
      draft: createDraft(`${kind}/${token}`),
      call: createCall(origin),
      emit: (name, detail) => this.#emit(name, detail),
      announce: (message) => {
        this.#message = message;
        // Not at once: effects of a later screen announce, and drawing here would run them again.
        queueMicrotask(() => {
          if (this.#box.isConnected) this.#render();
        });
      },
      setClock: (serverTime) => {
        this.#clockSkewMs = Date.parse(serverTime) - Date.now();
      },
      now: () => Date.now() + this.#clockSkewMs,
      shadow: this.#shadow,
      touched: () => this.#touched,
      reload: () => this.reload(),
    };
  }

  #render(): void {
    const { theme, bare } = this.#settings;
    this.#box.dataset["theme"] = theme;
    this.#box.toggleAttribute("data-bare", bare);
    this.#box.dir = this.#context.copy.direction;
    this.#root.render(
      <Widget
        definition={this.#definition}
        settings={this.#settings}
        context={this.#context}
        loaded={this.#loaded}
        fallback={this.#host.childElementCount > 0}
        open={this.#open}
        message={this.#message}
        onOpen={(open) => this.open(open)}
      />,
    );
  }
}
