import { createDraft } from "../../client/draft.ts";

interface Filled extends HTMLElement {
  prefill?: (values: object) => Promise<void>;
}

/** A press on one of the page's own answers goes to the form, once that is there. */
export function carryAnswer(): void {
  const element = document.querySelector<Filled>("jubilee-rsvp");
  if (!element) return;
  const { dataset } = document.documentElement;
  let isReady = false;
  const carry = () => {
    const { answer } = dataset;
    if (!answer) return;
    if (isReady) void element.prefill?.({ answer });
    // The widget begins with what this tab has kept.
    else if (!keep(element.getAttribute("token") ?? "", answer)) return;
    delete dataset["answer"];
  };
  carry();
  element.addEventListener("jubilee:ready", () => {
    isReady = true;
    carry();
  });
  document.addEventListener("jubilee-answer", carry);
}

/** Lays the answer where the widget looks first; false where storage is blocked. */
function keep(token: string, answer: string): boolean {
  const draft = createDraft(`rsvp/${token}`);
  draft.write({ ...draft.read(), answer });
  try {
    return sessionStorage.getItem(`jubilee:rsvp/${token}`) !== null;
  } catch {
    return false;
  }
}
