import { localeFor } from "@jubilee/core/base/time.rules";

/** For whom words are written beside the data of a script. */
export interface WordReader {
  /** The page's language, for money. */
  lang: string;
  /** The visitor's flavour of it, for dates. */
  locale: string;
}

/** Each is a script of its own that is packed and kept: no more flavours than many people speak. */
const flavours =
  /^(en(-(US|GB|CA|AU|IE|NZ|IN|ZA))?|de(-(DE|AT|CH))?|es(-(ES|MX|AR|CO|CL|US|419))?|fr(-(FR|CA|BE|CH))?|pt(-(BR|PT))?|ar(-(EG|SA|AE|MA))?|ja(-JP)?|zh(-(CN|TW|HK))?)$/;

/**
 * Who most likely asks for a widget's script: its page speaks the event's language, its visitor the
 * flavour that the browser asks for. Null for flavours that are not written beforehand; a browser
 * whose page speaks otherwise writes its words itself.
 */
export function wordReaderOf(spoken: string, accepted: string | null): WordReader | null {
  const tags = (accepted ?? "").split(",").map((tag) => tag.replace(/;.*/, "").trim());
  const locale = localeFor(spoken, tags);
  return flavours.test(locale) ? { lang: spoken, locale } : null;
}
