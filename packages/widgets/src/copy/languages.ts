import type { WidgetKind } from "../widget.types.ts";
import type { Translation } from "./copy.types.ts";

type Load = () => Promise<{ copy: Translation }>;

/** What every widget says, then what one kind says, at the change to a phone, and when the server says no. The script build finds them by their names. */
const languages: Readonly<Record<string, Load>> = {
  ar: () => import("../steps/languages/ar.ts"),
  "ar-countdown": () => import("../steps/languages/ar-countdown.ts"),
  "ar-donation": () => import("../steps/languages/ar-donation.ts"),
  "ar-phone": () => import("../steps/languages/ar-phone.ts"),
  "ar-refusals": () => import("../steps/languages/ar-refusals.ts"),
  "ar-rsvp": () => import("../steps/languages/ar-rsvp.ts"),
  "ar-showcase": () => import("../steps/languages/ar-showcase.ts"),
  "ar-tickets": () => import("../steps/languages/ar-tickets.ts"),
  de: () => import("../steps/languages/de.ts"),
  "de-countdown": () => import("../steps/languages/de-countdown.ts"),
  "de-donation": () => import("../steps/languages/de-donation.ts"),
  "de-phone": () => import("../steps/languages/de-phone.ts"),
  "de-refusals": () => import("../steps/languages/de-refusals.ts"),
  "de-rsvp": () => import("../steps/languages/de-rsvp.ts"),
  "de-showcase": () => import("../steps/languages/de-showcase.ts"),
  "de-tickets": () => import("../steps/languages/de-tickets.ts"),
  es: () => import("../steps/languages/es.ts"),
  "es-countdown": () => import("../steps/languages/es-countdown.ts"),
  "es-donation": () => import("../steps/languages/es-donation.ts"),
  "es-phone": () => import("../steps/languages/es-phone.ts"),
  "es-refusals": () => import("../steps/languages/es-refusals.ts"),
  "es-rsvp": () => import("../steps/languages/es-rsvp.ts"),
  "es-showcase": () => import("../steps/languages/es-showcase.ts"),
  "es-tickets": () => import("../steps/languages/es-tickets.ts"),
  fr: () => import("../steps/languages/fr.ts"),
  "fr-countdown": () => import("../steps/languages/fr-countdown.ts"),
  "fr-donation": () => import("../steps/languages/fr-donation.ts"),
  "fr-phone": () => import("../steps/languages/fr-phone.ts"),
  "fr-refusals": () => import("../steps/languages/fr-refusals.ts"),
  "fr-rsvp": () => import("../steps/languages/fr-rsvp.ts"),
  "fr-showcase": () => import("../steps/languages/fr-showcase.ts"),
  "fr-tickets": () => import("../steps/languages/fr-tickets.ts"),
  ja: () => import("../steps/languages/ja.ts"),
  "ja-countdown": () => import("../steps/languages/ja-countdown.ts"),
  "ja-donation": () => import("../steps/languages/ja-donation.ts"),
  "ja-phone": () => import("../steps/languages/ja-phone.ts"),
  "ja-refusals": () => import("../steps/languages/ja-refusals.ts"),
  "ja-rsvp": () => import("../steps/languages/ja-rsvp.ts"),
  "ja-showcase": () => import("../steps/languages/ja-showcase.ts"),
  "ja-tickets": () => import("../steps/languages/ja-tickets.ts"),
  pt: () => import("../steps/languages/pt.ts"),
  "pt-countdown": () => import("../steps/languages/pt-countdown.ts"),
  "pt-donation": () => import("../steps/languages/pt-donation.ts"),
  "pt-phone": () => import("../steps/languages/pt-phone.ts"),
  "pt-refusals": () => import("../steps/languages/pt-refusals.ts"),
  "pt-rsvp": () => import("../steps/languages/pt-rsvp.ts"),
  "pt-showcase": () => import("../steps/languages/pt-showcase.ts"),
  "pt-tickets": () => import("../steps/languages/pt-tickets.ts"),
  zh: () => import("../steps/languages/zh.ts"),
  "zh-countdown": () => import("../steps/languages/zh-countdown.ts"),
  "zh-donation": () => import("../steps/languages/zh-donation.ts"),
  "zh-phone": () => import("../steps/languages/zh-phone.ts"),
  "zh-refusals": () => import("../steps/languages/zh-refusals.ts"),
  "zh-rsvp": () => import("../steps/languages/zh-rsvp.ts"),
  "zh-showcase": () => import("../steps/languages/zh-showcase.ts"),
  "zh-tickets": () => import("../steps/languages/zh-tickets.ts"),
};

/**
 * Both parts of a language, or nothing for English and for languages that we do not speak. English
 * travels with its screens: a language that does not arrive is no reason to show nothing.
 */
export async function loadLanguage(
  lang: string,
  kind: WidgetKind | "phone" | "refusals",
): Promise<Translation> {
  const name = lang.split("-")[0]?.toLowerCase() ?? "";
  const parts = [languages[name], languages[`${name}-${kind}`]].filter(
    (part) => part !== undefined,
  );
  const none: { copy: Translation } = { copy: {} };
  const loaded = await Promise.all(parts.map((load) => load().catch(() => none)));
  return Object.assign({}, ...loaded.map(({ copy }) => copy));
}
