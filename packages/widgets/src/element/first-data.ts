import type { Outcome } from "../client/request.ts";
import type { EventColours } from "../palette/palette.ts";
import type { WidgetData, WidgetKind } from "../widget.types.ts";

/** Data whose colours and words the server has already worked out. */
export type FirstOne = WidgetData & {
  colours?: EventColours;
  /** What its first screen says of moments and amounts. */
  told?: Record<string, string>;
};

/** Data that came with the script, or is on its way beside it, by kind and token. */
export type FirstData = Record<string, FirstOne | Promise<Outcome<FirstOne>>>;

declare global {
  interface Window {
    /** The one global name of the widgets. */
    Jubilee?: {
      version: string;
      first: FirstData;
      /** In a frame: the page around it, for the way back from a payment. */
      returnUrl?: string;
      /** In a frame: where the visitor of the page around it came from. */
      source?: string;
    };
  }
}

const own: FirstData = {};

declare const JUBILEE_VERSION: string | undefined;

export function firstData(): FirstData {
  const version = typeof JUBILEE_VERSION === "string" ? JUBILEE_VERSION : "source";
  const first = window.Jubilee?.first;
  // An element of the page that is called so is not ours, and a page may have frozen it.
  if (first && Object.isExtensible(first)) return first;
  Reflect.set(window, "Jubilee", { version, first: own });
  return own;
}

/** Takes what came first; a second look, after a reload, asks the server. */
export function takeFirst(
  kind: WidgetKind,
  token: string,
): Outcome<FirstOne> | Promise<Outcome<FirstOne>> | null {
  const key = `${kind}/${token}`;
  const first = firstData()[key];
  if (!first) return null;
  delete firstData()[key];
  return first instanceof Promise ? first : { ok: true, value: first };
}
