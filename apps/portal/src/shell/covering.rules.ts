/** What can be pressed. */
const pressable =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="row"], [role="option"], [role="tab"], [role="slider"], [tabindex="0"]';

/** What is looked at as a whole, the bar of a figure among it. A custom element, such as a widget, hides what it holds. */
const isPicture = (element: Element) =>
  ["img", "svg", "canvas", "video", "iframe"].includes(element.localName) ||
  element.localName.includes("-") ||
  element.closest("[data-figure]") !== null;

const touches = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** So near to a rim a round button still touches it by its shadow. */
const rimPx = 6;

/** Whether the rim of a card or a picture's frame runs through a place: a button there would cut it. */
function hasRimIn(element: Element, place: DOMRect): boolean {
  const box = element.getBoundingClientRect();
  const isAround =
    box.left + rimPx <= place.left &&
    box.top + rimPx <= place.top &&
    box.right - rimPx >= place.right &&
    box.bottom - rimPx >= place.bottom;
  if (isAround) return false;
  const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(element);
  return Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderTopLeftRadius) > 0;
}

function hasTextIn(element: Element, place: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => touches(line, place));
  });
}

/** How many points of a side are looked at: closer together than any line of text is high. */
const perSide = 5;

/**
 * Looks point by point whether something that can be pressed or read lies in a place of the window,
 * below `self`, and says so of each. A point costs the browser a search through all that lies there, so
 * who asks goes on when there is time, and ends at the first find: over a list that is the first point.
 */
export function* looksBelow(place: DOMRect, self: Element): Generator<boolean, void> {
  const known = new Set<Element>();
  const counts = (element: Element) => {
    if (known.has(element) || self.contains(element)) return false;
    known.add(element);
    return (
      isPicture(element) ||
      element.closest(pressable) !== null ||
      hasTextIn(element, place) ||
      hasRimIn(element, place)
    );
  };
  for (let at = 0; at < perSide * perSide; at += 1) {
    const x = place.left + (place.width * (at % perSide)) / (perSide - 1);
    const y = place.top + (place.height * Math.floor(at / perSide)) / (perSide - 1);
    yield document.elementsFromPoint(x, y).some(counts);
  }
}
