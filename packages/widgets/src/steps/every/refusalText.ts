import type { CallError } from "../../client/request.ts";
import { contact } from "../../copy/en/contact.copy.ts";
import { refusals as english } from "../../copy/en/refusals.copy.ts";
import { loadLanguage } from "../../copy/languages.ts";
import type { RefusalReason } from "../../copy/refusals.types.ts";
import type { WidgetContext } from "../../widget.types.ts";

/** Fields that go by another name in the words. */
const sameAs: Readonly<Record<string, string>> = {
  amountMinor: "amount",
  ticketTypeId: "items",
};

/** The words for a refusal: its field's own where there are some, else its code's. */
export function reasonOf(code: string, field: string | null | undefined): RefusalReason {
  const last = field?.split(".").at(-1) ?? "";
  const names = [`${code}.${sameAs[last] ?? last}`, code];
  return names.find((name): name is RefusalReason => Object.hasOwn(english, name)) ?? "not_allowed";
}

/** What the server has refused, in the visitor's language and with the host's own words. */
export async function refusalText(
  { lang, words }: Pick<WidgetContext, "lang" | "words">,
  { code, field, message }: CallError,
): Promise<string> {
  const { refusals } = await loadLanguage(lang, "refusals");
  const reason = reasonOf(code, field);
  const text = words("refusals", refusals ?? english)[reason];
  // The server speaks English, and knows more: how many are left, or what an address lacks.
  if (message && text === english[reason]) return message;
  if (reason !== "invalid_input") return text;
  const name = field?.split(".").at(-1);
  const { nameMissing, emailWrong } = words("contact", contact);
  return name === "name" ? nameMissing : name === "email" ? emailWrong : text;
}
