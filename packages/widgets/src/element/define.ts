import type { Prefill, WidgetTheme } from "../widget.types.ts";
import type { ElementOptions, WidgetDefinition } from "./definition.types.ts";
import { attributes, readSettings, type Settings } from "./settings.ts";
import { WidgetView } from "./WidgetView.tsx";

/** What a page can ask of a widget's element. Each rejects with the reason when it cannot be done. */
export interface JubileeElement extends HTMLElement {
  open: () => Promise<void>;
  close: () => Promise<void>;
  prefill: (values: Prefill) => Promise<void>;
  setTheme: (theme: WidgetTheme) => Promise<void>;
  reload: () => Promise<void>;
  destroy: () => Promise<void>;
}

/** Registers `<jubilee-…>`; a second script of the same kind changes nothing. */
export function defineWidget(definition: WidgetDefinition, options: ElementOptions): void {
  const name = `jubilee-${definition.kind}`;
  if (customElements.get(name)) return;
  customElements.define(name, elementClass(definition, options));
}

function elementClass(
  definition: WidgetDefinition,
  options: ElementOptions,
): CustomElementConstructor {
  return class extends HTMLElement implements JubileeElement {
    static observedAttributes = attributes;
    readonly #internals = this.attachInternals?.() ?? null;
    #view: WidgetView | null = null;
    #closeFrame: (() => void) | null = null;

    connectedCallback(): void {
      if (this.#view || this.#closeFrame) return;
      const settings = readSettings(this);
      if (settings.frame) void this.#frame(settings);
      else this.#view = new WidgetView(this, this.#internals, definition, options);
    }

    async #frame(settings: Settings): Promise<void> {
      const { openFrame } = await import("../steps/frame.ts");
      const origin = settings.origin || options.origin;
      this.#closeFrame = openFrame(this, definition.kind, origin, settings);
    }

    /** A move inside the page disconnects and connects again in one go: what was typed stays. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#end();
      });
    }

    attributeChangedCallback(attribute: string): void {
      this.#view?.changed(attribute);
    }

    #end(): void {
      this.#view?.destroy();
      this.#closeFrame?.();
      this.#view = null;
      this.#closeFrame = null;
    }

    async #live(): Promise<WidgetView> {
      if (!this.#view) throw new Error(`<${this.localName}> is not in a page, or was destroyed`);
      return this.#view;
    }

    async open(): Promise<void> {
      const view = await this.#live();
      if (this.getAttribute("shape") !== "button") {
        throw new Error(`Only a <${this.localName} shape="button"> opens`);
      }
      view.open(true);
    }

    async close(): Promise<void> {
      (await this.#live()).open(false);
    }

    async prefill(values: Prefill): Promise<void> {
      (await this.#live()).prefill(values);
    }

    async setTheme(theme: WidgetTheme): Promise<void> {
      (await this.#live()).setTheme(theme);
    }

    async reload(): Promise<void> {
      await (await this.#live()).reload();
    }

    async destroy(): Promise<void> {
      await this.#live();
      this.#end();
    }

    override focus(): void {
      this.#view?.focus();
    }
  };
}
