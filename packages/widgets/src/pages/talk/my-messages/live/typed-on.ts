import { taken } from "../../../client/on-page.ts";

const fieldOf = (form: EventTarget | null): HTMLTextAreaElement | null =>
  form instanceof HTMLFormElement && form.closest("#say") ? form.querySelector("textarea") : null;

/**
 * What is typed while a message is on its way stands in the field that comes with the answer; who
 * pressed Send a second time sends it then.
 */
export function keepTypedOn(): () => void {
  let [sent, rest, isAsked] = ["", "", false];
  const press = ({ target }: Event) => {
    const field = fieldOf(target);
    if (!field) return;
    isAsked = field.form?.ariaBusy === "true";
    if (!isAsked) sent = field.value;
  };
  const take = ({ target }: Event) => {
    const typed = fieldOf(target)?.value ?? "";
    rest = (typed.startsWith(sent) ? typed.slice(sent.length) : typed).trimStart();
  };
  // What was refused is said until somebody mends it.
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const said = target.closest("#say")?.querySelector<HTMLElement>("[role=alert]");
    if (said) said.hidden = true;
  });
  document.addEventListener("submit", press, true);
  document.addEventListener(taken, take, true);
  return () => {
    const field = document.querySelector<HTMLTextAreaElement>("#say textarea");
    const isNext = isAsked && rest !== "";
    if (field && rest !== "") {
      field.value = rest;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    [rest, isAsked] = ["", false];
    // The form before is free again right after the page has told that it is new.
    if (isNext) queueMicrotask(() => field?.form?.requestSubmit());
  };
}
