import type { WidgetData, WidgetKind } from "../widget.types.ts";
import type { Reader } from "./first-words.ts";
import { firstScreen, unread } from "./first-screen.ts";

/**
 * The file of `dist/embed` that a link's own script is made of: a calendar has its month in it,
 * which other showcases do without.
 */
export function widgetBundle(kind: WidgetKind, data: object | null): string {
  const isCalendar = data && "layout" in data && data.layout === "calendar";
  return `${isCalendar ? "calendar" : kind}.js`;
}

/**
 * One widget in one request: its script with its first data in front.
 * Served as `/embed/v1/<kind>/<token>.js` with `Access-Control-Allow-Origin: *`.
 *
 * @param bundleSource Text of the file that `widgetBundle` names.
 * @param reader For whom moments and amounts are written beside the data; a browser of another
 *   language, zone or flavour writes its own.
 */
export function inlineWidgetScript(
  bundleSource: string,
  kind: WidgetKind,
  data: WidgetData,
  reader?: Reader | null,
): string {
  const first = literal(firstScreen(kind, data, reader));
  return `const JubileeFirst=${first};${bundleSource}`;
}

/** As a script has it: nothing in it can close or open anything, and names stand without quotes. */
function literal(value: object): string {
  return JSON.stringify(value, (name, part) => (unread.test(name) ? undefined : part))
    .replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    )
    .replace(/"(\w+)":/g, "$1:");
}
