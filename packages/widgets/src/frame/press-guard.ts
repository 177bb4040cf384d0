/**
 * Against websites that lay a frame of ours under something else, make it see-through or push it
 * under a pointer: a press that binds (a reply, an order, a gift) counts when the browser itself
 * says that what stands around the button has been in plain sight for a while. A browser that
 * cannot say so takes replies, and no payments.
 */

/** What binds; a button that only sends has this type, others say so. */
const binding = "button[type=submit], button[data-binding]";
/** How long the button must have been in plain sight before the press. */
const sightMs = 300;
/** How often the browser looks, at most: the shortest it allows. */
const delay = 100;

/** The second version of the observer, as far as the compiler's library does not know it. */
type SightOptions = IntersectionObserverInit & { trackVisibility: boolean; delay: number };
type SightEntry = IntersectionObserverEntry & { isVisible?: boolean };

/** Watches the buttons below `root`, and calls `refused` for a press that does not count. */
export function guardPresses(root: Element, refused: () => void, counted: () => void): void {
  const canTell = "isVisible" in IntersectionObserverEntry.prototype;
  const inSight = new WeakMap<Element, number>();
  const note = (entries: SightEntry[]) => {
    for (const { target, isVisible, time } of entries) {
      if (!isVisible) inSight.delete(target);
      else if (!inSight.has(target)) inSight.set(target, time);
    }
  };
  const options: SightOptions = { threshold: [0, 1], trackVisibility: true, delay };
  const sight = new IntersectionObserver(note, canTell ? options : {});
  if (canTell) watchButtons(root, sight);

  const counts = (button: Element, at: number) => {
    const host = hostOf(button)?.localName;
    if (!canTell) return host === "jubilee-rsvp";
    note(sight.takeRecords());
    const since = inSight.get(aroundOf(button));
    return since !== undefined && at - since >= sightMs;
  };
  document.addEventListener(
    "click",
    (press) => {
      const button = press
        .composedPath()
        .find((part) => part instanceof Element && part.matches(binding));
      if (!(button instanceof Element)) return;
      if (counts(button, press.timeStamp)) return counted();
      press.preventDefault();
      press.stopImmediatePropagation();
      refused();
    },
    true,
  );
}

/** What is watched for a button: the sum and the terms beside it, too; they do not move when pressed. */
function aroundOf(button: Element): Element {
  return button.parentElement ?? button;
}

function hostOf(button: Element): Element | null {
  const within = button.getRootNode();
  return within instanceof ShadowRoot ? within.host : null;
}

/** Finds buttons as screens come and go, in widgets inside widgets too. */
function watchButtons(element: Element, sight: IntersectionObserver): void {
  const known = new WeakSet<Element>();
  const enter = (widget: Element) => {
    if (known.has(widget)) return;
    known.add(widget);
    void customElements.whenDefined(widget.localName).then(() => {
      const within = widget.shadowRoot;
      if (!within) return known.delete(widget);
      const look = () => {
        for (const button of within.querySelectorAll(binding)) sight.observe(aroundOf(button));
        for (const inner of within.querySelectorAll("[token]")) enter(inner);
      };
      new MutationObserver(look).observe(within, { childList: true, subtree: true });
      look();
      return undefined;
    });
  };
  enter(element);
}
