import { expect, it } from "vitest";
import { firstIn } from "./hold-focus.ts";

it("from the end of a sheet the Tab key goes to its first field, back from there to its last button", () => {
  document.body.innerHTML = `<dialog open><input type="hidden" name="key"><input name="website" tabindex="-1">
    <input name="name"><button disabled>Not yet</button><button>Save</button><button disabled>Later</button></dialog>`;
  for (const stop of document.querySelectorAll("input, button")) {
    Object.assign(stop, { checkVisibility: () => true });
  }
  const sheet = document.querySelector("dialog") as Element;
  expect(firstIn(sheet, false)?.getAttribute("name")).toBe("name");
  expect(firstIn(sheet, true)?.textContent).toBe("Save");
});
