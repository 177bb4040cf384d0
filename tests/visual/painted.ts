/** Drawn by the covers' generator, which has tests of its own, and on their way while a story runs. */
const drawings = "span[aria-hidden] > svg, span[aria-hidden] > svg *";

function hexOf(colour: string): string {
  const match = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour);
  if (!match) return colour.replace(/(\d\.\d{3})\d+/g, "$1");
  const [, red, green, blue, alpha] = match;
  const hex = [red, green, blue].map((byte) => Number(byte).toString(16).padStart(2, "0")).join("");
  return alpha === undefined ? `#${hex}` : `#${hex}/${alpha}`;
}

const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$|^none$/.test(colour);

/** The ground that an element is seen on: its own, or the nearest one that is not clear. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return hexOf(backgroundColor);
  }
  return "nothing";
}

const hasText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
  );

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isNearlyNothing = width <= 1 && height <= 1;
  return !isNearlyNothing && element.checkVisibility({ visibilityProperty: true });
}

/** What one element puts on the screen, as words: text on its ground, grounds, edges, rings, shapes. */
function paintOf(element: Element): string[] {
  const style = getComputedStyle(element);
  const paint: string[] = [];
  if (hasText(element)) {
    const family = style.fontFamily.split(",")[0]?.replace(/"| Variable/g, "");
    paint.push(
      `text ${hexOf(style.color)} on ${groundOf(element)}, ${family} ${style.fontSize} ${style.fontWeight}`,
    );
  }
  if (!isClear(style.backgroundColor)) {
    const shadow = style.boxShadow === "none" ? "" : ", shadow";
    paint.push(
      `ground ${hexOf(style.backgroundColor)}, radius ${style.borderStartStartRadius}${shadow}`,
    );
  }
  if (style.borderBlockEndStyle !== "none" && !isClear(style.borderBlockEndColor))
    paint.push(`edge ${hexOf(style.borderBlockEndColor)} ${style.borderBlockEndWidth}`);
  if (style.outlineStyle === "solid")
    paint.push(`ring ${hexOf(style.outlineColor)} ${style.outlineWidth}`);
  if (element instanceof SVGGeometryElement) {
    if (!isClear(style.fill)) paint.push(`fill ${hexOf(style.fill)}`);
    if (!isClear(style.stroke)) paint.push(`stroke ${hexOf(style.stroke)} on ${groundOf(element)}`);
  }
  return paint;
}

/** Everything that a page paints, each thing once, in an order of its own: a changed colour changes it. */
export function painted(root: Element): string[] {
  const elements = [...root.querySelectorAll("*")].filter(
    (element) => !element.matches(drawings) && isSeen(element),
  );
  return [...new Set(elements.flatMap(paintOf))].toSorted();
}

/** How much room all that is seen takes, in CSS pixels: what wraps, grows or falls apart changes it. */
export function roomOf(root: Element): string {
  const boxes = [...root.querySelectorAll(":not(svg *)")]
    .filter(isSeen)
    .map((element) => element.getBoundingClientRect());
  const width =
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const height =
    Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  return `${Math.round(width)} × ${Math.round(height)}`;
}
