import { afterEach, expect, it, vi } from "vitest";
import { takeForms } from "./forms.ts";
import { taken } from "./on-page.ts";

takeForms();
afterEach(() => void vi.restoreAllMocks());

/** A page with one form, and whether the browser would send it by itself. */
function press(around: (form: string) => string, inside = ""): { leaves: boolean } {
  document.body.innerHTML = `${around(`<form method="post" action="/x" data-send="">${inside}<button>Go</button></form>`)}
    <section data-notices data-offline="No line"></section>`;
  let leaves = true;
  const look = (event: Event) => {
    leaves = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("submit", look, { once: true });
  document.querySelector<HTMLButtonElement>("form button")?.click();
  return { leaves };
}
const offline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
const inDialog = (form: string) => `<dialog open>${form}</dialog>`;

it("without a line a sheet keeps what was typed and says why nothing was sent", () => {
  offline();
  const typed = '<input name="name" value="Ida"><p role="alert" hidden></p>';
  expect(press(inDialog, typed).leaves).toBe(false);
  const said = document.querySelector<HTMLElement>("dialog [role=alert]");
  expect(said?.textContent).toBe("No line");
  expect(said?.hidden).toBe(false);
  expect(document.activeElement).toBe(said);
  expect(document.querySelector("input")?.value).toBe("Ida");
});

it("without a line a sheet without a place for it gets one, and a bare button is answered by a notice", () => {
  offline();
  expect(press(inDialog).leaves).toBe(false);
  expect(document.querySelector("dialog [role=alert]")?.textContent).toBe("No line");
  expect(press((form) => form).leaves).toBe(false);
  expect(document.querySelector("[data-notices]")?.textContent).toBe("No line");
});

it("a line that breaks while a form is sent is said in its place, and the form can be sent again", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  press(inDialog);
  await vi.waitFor(() => {
    expect(document.querySelector("dialog [role=alert]")?.textContent).toBe("No line");
  });
  expect(document.querySelector("form")?.ariaBusy).not.toBe("true");
  document.querySelector<HTMLButtonElement>("form button")?.click();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

it("that there was no line is said no longer than it is true", async () => {
  offline();
  press(inDialog);
  const said = () => document.querySelector("dialog [role=alert]");
  expect(said()?.textContent).toBe("No line");
  dispatchEvent(new Event("online"));
  expect(said()).toBeNull();
  expect(document.activeElement?.localName).toBe("button");

  press(inDialog, '<p role="alert" hidden></p>');
  document.querySelector("form")?.dispatchEvent(new Event(taken));
  expect(said()).toHaveProperty("hidden", true);
  expect(said()?.textContent).toBe("");

  press((form) => form);
  expect(document.querySelector("[data-notices]")?.textContent).toBe("No line");
  dispatchEvent(new Event("online"));
  expect(document.querySelector("[data-notices]")?.textContent).toBe("");
});
