import type { FirstOne } from "../element/first-data.ts";
import { eventColours } from "../palette/palette.ts";
import { shortFace } from "../showcase/short-face.ts";
import type { WidgetData, WidgetKind } from "../widget.types.ts";

/**
 * One widget in one request: its script with its first data in front.
 * Served as `/embed/v1/<kind>/<token>.js` with `Access-Control-Allow-Origin: *`.
 *
 * @param bundleSource Text of `dist/embed/<kind>.js`.
 */
export function inlineWidgetScript(
  bundleSource: string,
  kind: WidgetKind,
  token: string,
  data: WidgetData,
): string {
  const first = safeLiteral({ kind, token, data: firstScreen(kind, data) });
  return `const JubileeFirst=${first};${fromDeeper(bundleSource)}`;
}

/** What the first screen needs: ready colours, no words of the event's page, no other kind's part. */
function firstScreen(kind: WidgetKind, { event, ...rest }: WidgetData): FirstOne {
  const colours = rest.look?.colours ?? eventColours(event.eventTypeId, event.coverSeed);
  if (kind === "showcase") return { ...shortFace({ event, ...rest }), colours };
  const short = { ...event, description: null };
  const others = "tickets" in rest && kind !== "tickets" ? { tickets: [] } : {};
  return { event: short, ...rest, ...others, colours };
}

/** JSON that may stand in a script or in a page: nothing in it can close or open anything. */
export function safeLiteral(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The same script without data: the widget asks for them itself. */
export function bareWidgetScript(bundleSource: string): string {
  return fromDeeper(bundleSource);
}

/** The later screens lie beside the bundle, two folders above the address it is served from. */
function fromDeeper(bundleSource: string): string {
  return bundleSource.replaceAll('import("./', 'import("../../');
}
