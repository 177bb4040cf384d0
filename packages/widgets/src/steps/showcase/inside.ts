import type { LazyScreen } from "../../parts/Lazy.tsx";
import { newElement } from "../../element/dom.ts";
import { sheet } from "../../styles/showcase.css.ts";
import type { Inside } from "../../showcase/inside.types.ts";
import type { WidgetContext } from "../../widget.types.ts";

/** What the page has said to the showcase holds for the widget in it too. */
const passedOn = ["copy", "prefill", "affiliate", "fonts", "return-url", "theme"];

/**
 * Another widget as a screen of this one: its own script with its first data in one request, unless
 * the page has it already. The element behaves as it does anywhere, its events bubble through ours.
 */
export async function inside(
  { origin, lang, shadow }: WidgetContext,
  kind: Inside,
  token: string,
): Promise<LazyScreen<object>> {
  const name = `jubilee-${kind}`;
  if (!customElements.get(name)) {
    await import(/* @vite-ignore */ `${origin}/embed/v1/${kind}/${encodeURIComponent(token)}.js`);
  }
  return {
    sheet,
    mount(box) {
      const element = newElement(name);
      for (const attribute of passedOn) {
        const value = shadow.host.getAttribute(attribute);
        if (value !== null) element.setAttribute(attribute, value);
      }
      const own = { token, origin, lang, loading: "eager", bare: "" };
      for (const [attribute, value] of Object.entries(own)) element.setAttribute(attribute, value);
      box.append(element);
      return { update: () => undefined, destroy: () => element.remove() };
    },
  };
}
