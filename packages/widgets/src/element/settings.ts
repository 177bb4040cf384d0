import type { Prefill, WidgetShape, WidgetTheme } from "../widget.types.ts";

/** What the attributes of an element say. */
export interface Settings {
  token: string;
  /** Where the product runs; empty means: where the script came from. */
  origin: string;
  shape: WidgetShape;
  theme: WidgetTheme;
  lang: string;
  label: string | null;
  prefill: Prefill;
  frame: boolean;
  /** On the event’s own page: no cover, no name, as wide as its column. */
  bare: boolean;
  /** Whether the product's own typefaces come into the page. */
  fonts: boolean;
}

export const attributes = [
  "token",
  "origin",
  "shape",
  "theme",
  "lang",
  "label",
  "prefill",
  "bare",
  "isolation",
  "fonts",
] as const;

/** Reads `name=Ada&email=ada@example.org&partySize=2`. */
export function readPrefill(text: string | null): Prefill {
  const values = new URLSearchParams(text ?? "");
  const prefill: Prefill = {};
  for (const field of ["name", "email", "note"] as const) {
    const value = values.get(field);
    if (value) prefill[field] = value;
  }
  const answer = values.get("answer");
  if (answer === "yes" || answer === "no" || answer === "maybe") prefill.answer = answer;
  const size = Number(values.get("partySize"));
  if (Number.isInteger(size) && size > 0) prefill.partySize = size;
  return prefill;
}

export function readSettings(host: HTMLElement): Settings {
  const theme = host.getAttribute("theme");
  return {
    token: host.getAttribute("token")?.trim() ?? "",
    origin: host.getAttribute("origin")?.replace(/\/$/, "") ?? "",
    shape: host.getAttribute("shape") === "button" ? "button" : "inline",
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    lang: host.getAttribute("lang") ?? host.closest("[lang]")?.getAttribute("lang") ?? "en",
    label: host.getAttribute("label"),
    prefill: readPrefill(host.getAttribute("prefill")),
    frame: host.getAttribute("isolation") === "frame",
    bare: host.hasAttribute("bare"),
    fonts: host.getAttribute("fonts") === "jubilee",
  };
}

/** The visitor's own flavour of the page's language: `en` becomes `en-GB` for a British visitor. */
export function localeFor(lang: string): string {
  const own = navigator.language;
  const isTag = /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(own);
  return isTag && own.split("-")[0] === lang ? own : lang;
}
