import { expect, userEvent, waitFor } from "storybook/test";
import { widgetKinds } from "../kinds.ts";

function rootOf(canvasElement: HTMLElement): ShadowRoot {
  const root = canvasElement.querySelector(
    widgetKinds.map((kind) => `jubilee-${kind}`).join(),
  )?.shadowRoot;
  if (!root) throw new Error("There is no widget yet.");
  return root;
}

/** Waits until the widget says it. */
export async function untilShown(canvasElement: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(rootOf(canvasElement).textContent).toContain(text));
}

/** That it does not say something, once it says what was waited for. */
export const neverShown = (canvasElement: HTMLElement, text: string): Promise<void> =>
  expect(rootOf(canvasElement).textContent).not.toContain(text);

/** Waits until what was pressed has led to a part that says it. */
export async function untilFocused(canvasElement: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(rootOf(canvasElement).activeElement?.textContent).toBe(text));
}

/** Waits until fields hold what they should and cannot be changed. */
export async function untilLocked(
  canvasElement: HTMLElement,
  fields: Record<string, string>,
): Promise<void> {
  const found = () =>
    Object.keys(fields).map((selector) => {
      const field = rootOf(canvasElement).querySelector<HTMLInputElement>(selector);
      return [selector, field?.readOnly ? field.value : "can be changed"];
    });
  await waitFor(() => expect(found()).toEqual(Object.entries(fields)));
}

/** Waits until the widget reads this way, its fields or figures with it. */
export async function untilDirected(canvasElement: HTMLElement, way: "ltr" | "rtl"): Promise<void> {
  const words = () =>
    rootOf(canvasElement).querySelector("form label, [role=timer]") ?? canvasElement;
  await waitFor(() => expect(getComputedStyle(words()).direction).toBe(way));
}

/** Presses the button, or chooses the answer, of this name; in the group of that name when given. */
export async function pressIn(
  canvasElement: HTMLElement,
  name: string,
  group?: string,
): Promise<void> {
  const target = await waitFor(() => {
    const root = rootOf(canvasElement);
    const place = group ? root.querySelector(`[aria-label="${group}"]`) : root;
    const found = [...(place?.querySelectorAll<HTMLElement>("button, label") ?? [])].find(
      (element) => (element.getAttribute("aria-label") ?? element.textContent)?.trim() === name,
    );
    if (!found) throw new Error(`Nothing here is called ${name}.`);
    return found;
  });
  await userEvent.click(target);
}

/** Types into a field. */
export async function typeIn(
  canvasElement: HTMLElement,
  selector: string,
  text: string,
): Promise<void> {
  const field = await waitFor(() => {
    const found = rootOf(canvasElement).querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(`There is no field ${selector}.`);
    return found;
  });
  await userEvent.type(field, text);
}
