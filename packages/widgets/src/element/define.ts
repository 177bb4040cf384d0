import type { AnyWidget, ElementOptions } from "./definition.types.ts";
import type { Command } from "./command.types.ts";
import { attributes } from "./settings.ts";
import { WidgetView } from "./WidgetView.tsx";

const names: readonly Command["name"][] = [
  "open",
  "close",
  "prefill",
  "setTheme",
  "setLocale",
  "reload",
  "focus",
];

/** Registers `<jubilee-…>`; a second script of the same kind changes nothing. */
export function defineWidget(definition: AnyWidget, options: ElementOptions): void {
  const name = `jubilee-${definition.kind}`;
  if (customElements.get(name)) return;
  customElements.define(name, elementClass(definition, options));
}

function elementClass(definition: AnyWidget, options: ElementOptions): CustomElementConstructor {
  return class WidgetElement extends HTMLElement {
    static observedAttributes = attributes;
    readonly #internals = this.attachInternals?.() ?? null;
    #view: WidgetView | null = null;

    static {
      for (const name of names) {
        Object.defineProperty(this.prototype, name, {
          get(this: WidgetElement) {
            return (value: unknown) => this.#ask({ name, value } as Command);
          },
          // Frameworks set a property where an element has one of the attribute's name.
          set(this: WidgetElement, text: string) {
            this.setAttribute(name, text);
          },
        });
      }
    }

    connectedCallback(): void {
      this.#view ??= new WidgetView(this, this.#internals, definition, options);
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
      this.#view = null;
    }

    async #ask(command: Command | null): Promise<void> {
      // A page may ask while its own React draws, which takes no widget down then.
      await Promise.resolve();
      if (!this.#view) throw new Error(`<${this.localName}> is not in a page, or was destroyed`);
      if (command) await this.#view.obey(command);
      else this.#end();
    }

    destroy(): Promise<void> {
      return this.#ask(null);
    }
  };
}
