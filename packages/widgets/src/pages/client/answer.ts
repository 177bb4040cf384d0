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
  standAside(element);
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

/** The bar at the foot makes room while somebody has a form before them. */
function standAside(reply: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>("[data-page-foot]");
  const tickets = document.querySelector("#tickets");
  if (!bar) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      bar.toggleAttribute("data-aside", seen.size > 0);
      bar.inert = seen.size > 0;
    },
    { rootMargin: "0px 0px -25%" },
  );
  observer.observe(reply);
  if (tickets) observer.observe(tickets);
}
