import { acceptedLanguages } from "@jubilee/core/base/languages.rules";
import { guestLanguages } from "../_shared/mails/languages.ts";

const spoken: readonly string[] = guestLanguages;
const baseOf = (tag: string) => tag.split("-")[0] ?? "";

/** How paper is read: in the language of the page that it was asked from, else as the event says. */
export function paperLocale({ url }: Request, own: string): string {
  const chosen = new URL(url).searchParams.get("lang") ?? "";
  return spoken.includes(chosen) && chosen !== baseOf(own) ? chosen : own;
}

/** The language that whoever writes reads, among those that mails speak: `pt-BR`; null for no other. */
export function readerLanguage({ headers }: Request): string | null {
  const wanted = acceptedLanguages(headers.get("accept-language"));
  return wanted.find((tag) => spoken.includes(baseOf(tag))) ?? null;
}
