import { afterEach, expect, it, vi } from "vitest";
import { renew } from "./renew.ts";
import { send } from "./send.ts";
import { keepForm, keepTyped } from "./typed.ts";

const fields = (words: string, typed = "") => `
  <input type="hidden" name="key" value="made-anew" data-kept>
  <input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b">
  <textarea name="words">${words}</textarea><p data-back hidden></p>${typed}`;
const formIn = (over = "") =>
  `<form action="/page/lead" data-typed="lead" ${over}>${fields("")}</form>`;

/** Each on an address of its own: what is kept is kept for one page. */
let visits = 0;
function open(html: string, isNew = true): HTMLFormElement {
  if (isNew) history.replaceState(null, "", `/page-${(visits += 1)}`);
  document.body.innerHTML = html;
  const form = document.querySelector("form") as HTMLFormElement;
  keepForm(form);
  return form;
}
function type(form: HTMLFormElement, text: string): void {
  const [words] = form.getElementsByTagName("textarea");
  if (words) words.value = text;
  form.dispatchEvent(new Event("input"));
}
const wordsIn = (form: HTMLFormElement) => new FormData(form).get("words");
const answering = (body: string, status = 200) =>
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(body, { status, headers: { "content-type": "text/html" } })),
  );
afterEach(() => vi.unstubAllGlobals());

it("what is typed is there after a reload, says so, and keeps the name of its sending", () => {
  const first = open(formIn());
  const { value } = first.elements.namedItem("key") as HTMLInputElement;
  type(first, "He lives in Bonn");
  const second = open(formIn().replace(value, "another"), false);
  expect(wordsIn(second)).toBe("He lives in Bonn");
  expect(new FormData(second).get("key")).toBe(value);
  expect(second.querySelector("[data-back]")).toBeVisible();
});

it("what the page says of it has changed meanwhile: that counts", () => {
  type(open(formIn('data-over="one"')), "typed over the old");
  expect(wordsIn(open(formIn('data-over="two"'), false))).toBe("");
});

it("letters that were typed before the script came are kept, and never written over", () => {
  type(open(formIn()), "He lives in Bonn");
  document.body.innerHTML = formIn();
  const form = document.querySelector("form") as HTMLFormElement;
  const [words] = form.getElementsByTagName("textarea");
  if (words) words.value = "No, in Ulm";
  keepForm(form);
  expect(wordsIn(form)).toBe("No, in Ulm");
  expect(wordsIn(open(formIn(), false))).toBe("No, in Ulm");
  type(form, "No, in Ulm am See");
  expect(wordsIn(open(formIn(), false))).toBe("No, in Ulm am See");
});

it("a form that is taken is forgotten, one that is refused is kept", async () => {
  const page = (words: string) =>
    `<div id="whole" data-anew>${formIn().replace("></t", `>${words}</t`)}</div>`;
  const form = open(page(""));
  type(form, "He lives in Bonn");
  answering(page("He lives in Bonn"), 422);
  await send(form, null, () => undefined);
  expect(wordsIn(open(formIn(), false))).toBe("He lives in Bonn");

  const again = open(page(""), false);
  answering(page(""));
  await send(again, null, () => undefined);
  expect(wordsIn(open(formIn(), false))).toBe("");
});

it("a page whose link opens nothing any more gives way to what is said of that", () => {
  document.body.innerHTML = `<main id="content"><div id="whole" data-anew>old<button>x</button></div></main>`;
  const told = vi.fn();
  const fresh = new DOMParser().parseFromString(
    `<title>Gone</title><main id="content" data-gone><h1 tabindex="-1">Gone</h1></main>`,
    "text/html",
  );
  expect(renew(fresh, told)).toBe(true);
  expect(document.body.textContent).toBe("Gone");
  expect(document.querySelector("h1")).toHaveFocus();
});

it("a server that has no answer now says so over the page that is there", () => {
  document.body.innerHTML = `<main><div id="whole" data-anew>kept</div></main>`;
  const told = vi.fn();
  const fresh = new DOMParser().parseFromString(
    `<main><h1>Away</h1><p data-said>Try again</p></main>`,
    "text/html",
  );
  expect(renew(fresh, told)).toBe(true);
  expect(document.body.textContent).toBe("kept");
  expect(told).toHaveBeenCalledWith("Try again");
});

it("a sheet that stood open is open again after a reload, one that was closed is not", () => {
  history.replaceState(null, "", "/sheets");
  const shown: string[] = [];
  const load = () => {
    document.body.innerHTML = `<dialog id="note" popover="auto">${formIn()}</dialog>`;
    const sheet = document.getElementById("note") as HTMLElement;
    Object.defineProperty(sheet, "popover", { value: "auto" });
    sheet.showPopover = () => void shown.push(sheet.id);
    keepTyped();
    return (newState: string) =>
      sheet.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
  };
  load()("open");
  expect(shown).toEqual([]);
  const again = load();
  expect(shown).toEqual(["note"]);
  again("closed");
  load();
  expect(shown).toEqual(["note"]);
});
