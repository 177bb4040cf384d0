import { expect, it } from "vitest";
import { manifest, written } from "../../build/customElements.ts";
import { attributes } from "../element/settings.ts";

it("custom-elements.json says what the elements have (`node build/customElements.ts` writes it)", () => {
  expect(written()).toEqual(manifest());
  const text = JSON.stringify(manifest());
  for (const name of [...attributes, "return-url", "setLocale", "jubilee:order-completed"]) {
    expect(text).toContain(`"name":"${name}"`);
  }
});
