import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { taken } from "../../../client/on-page.ts";
import { keepTypedOn } from "./typed-on.ts";

const again = keepTypedOn();
const submits = vi.fn<() => void>();

const say = () => {
  document.body.innerHTML = `<div id="say"><form><textarea></textarea></form></div>`;
  const form = document.querySelector("form");
  const field = document.querySelector("textarea");
  if (!form || !field) throw new Error("There is no form");
  form.requestSubmit = submits;
  return { form, field };
};
const press = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

beforeEach(() => void submits.mockClear());
afterEach(() => void (document.body.innerHTML = ""));

it.each([
  ["first", "first", ""],
  ["first", "firstsecond", "second"],
  ["first", "another", "another"],
])("keeps what was typed while “%s” was on its way", (sent, typed, rest) => {
  const { form, field } = say();
  field.value = sent;
  press(form);
  form.ariaBusy = "true";
  field.value = typed;
  form.dispatchEvent(new Event(taken));
  const next = say();
  again();
  expect(next.field.value).toBe(rest);
  expect(submits).not.toHaveBeenCalled();
});

it("sends it once the first has arrived, when Send was pressed meanwhile", async () => {
  const { form, field } = say();
  field.value = "first";
  press(form);
  form.ariaBusy = "true";
  field.value = "first second";
  press(form);
  form.dispatchEvent(new Event(taken));
  const next = say();
  again();
  await Promise.resolve();
  expect(next.field.value).toBe("second");
  expect(submits).toHaveBeenCalledOnce();
});

it("says no longer what was wrong once somebody types again", () => {
  const { field } = say();
  field.form?.insertAdjacentHTML("beforebegin", '<p role="alert">This text is too long.</p>');
  const said = document.querySelector<HTMLElement>("[role=alert]");
  expect(said?.hidden).toBe(false);
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(said?.hidden).toBe(true);
});
