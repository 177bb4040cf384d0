import { localeFor } from "@jubilee/core/base/time.rules";
import { pageLanguage } from "./language.ts";
import { tokenOf } from "./token.ts";
import type { WidgetShape, WidgetTheme } from "../widget.types.ts";

/** What the attributes of an element say. */
export interface Settings {
  token: string;
  /** Where the product runs; empty means: where the script came from. */
  origin: string;
  shape: WidgetShape;
  theme: WidgetTheme;
  lang: string;
  label: string | null;
  /** On the event’s own page: no cover, no name, as wide as its column. */
  bare: boolean;
  /** Has a shape of its own, a frame or an overlay: a script of their own draws them. */
  special: boolean;
  /** Loads at once, however far down the page it stands. */
  eager: boolean;
  /** Asks the visitor before it loads anything. */
  asksFirst: boolean;
  /** Wants values filled in, words or typefaces before the first screen. */
  extra: boolean;
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
  "copy",
] as const;

const shapes: readonly WidgetShape[] = ["button", "floating", "link"];

export function readSettings(host: HTMLElement): Settings {
  const read = (name: string) => host.getAttribute(name);
  const has = (name: string) => host.hasAttribute(name);
  const theme = read("theme");
  return {
    token: tokenOf(host),
    origin: read("origin")?.replace(/\/$/, "") ?? "",
    shape: shapes.find((shape) => shape === read("shape")) ?? "inline",
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    lang: pageLanguage(host) ?? "en",
    label: read("label"),
    bare: has("bare"),
    special: ["shape", "isolation", "debug"].some(has),
    eager: read("loading") === "eager",
    asksFirst: read("consent") === "click",
    extra: ["prefill", "copy", "fonts"].some(has),
  };
}

/** The visitor's own flavour of the page's language. */
export function visitorLocale(lang: string): string {
  return localeFor(lang, navigator.languages);
}
