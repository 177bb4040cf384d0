import { eventColours } from "../palette/palette.ts";
import { shortPoll } from "../poll/short-poll.ts";
import { shortFace } from "../showcase/short-face.ts";
import type { WidgetData, WidgetKind } from "../widget.types.ts";

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
 */
export function inlineWidgetScript(
  bundleSource: string,
  kind: WidgetKind,
  data: WidgetData,
): string {
  const first = literal(firstScreen(kind, data));
  return `const JubileeFirst=${first};${bundleSource}`;
}

/** What no widget reads: the page of the event or the campaign does. */
const unread =
  /^(groupTerm|memberTerm|maybeCount|serverTime|story|wall|matchedMinor|giftCount|capMinor|byGuest)$/;

/** What the widget needs: ready colours, no words of the event's page, no other kind's part. */
function firstScreen(kind: WidgetKind, data: WidgetData): object {
  const { event, look: { colours: chosen, ...look } = {}, ...rest } = data;
  const colours = chosen ?? eventColours(event.eventTypeId, event.coverSeed);
  const own = Object.keys(look).length > 0 ? { look, colours } : { colours };
  if (kind === "showcase") return { ...shortFace({ event, ...rest }), ...own };
  if (kind === "poll") return { ...shortPoll({ event, ...rest }), ...own };
  const short = { ...event, description: null, locale: undefined };
  const others = "tickets" in rest && kind !== "tickets" ? { tickets: [] } : {};
  return { event: short, ...rest, ...others, ...own };
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
