import type { PhoneCopy } from "../../copy/copy.types.ts";
import { phone as english } from "../../copy/en/phone.copy.ts";
import { loadLanguage } from "../../copy/languages.ts";
import type { WidgetContext } from "../../widget.types.ts";

/** What is said at the change to a phone, in the visitor's language and with the host's own words. */
export async function phoneWords({
  lang,
  words,
}: Pick<WidgetContext, "lang" | "words">): Promise<PhoneCopy> {
  const spoken = await loadLanguage(lang, "phone");
  return words("phone", spoken.phone ?? english);
}
