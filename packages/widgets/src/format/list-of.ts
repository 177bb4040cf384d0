import { told } from "./told.ts";

/** `Ada and Grace`. */
export const listOf = (names: string[], locale: string): string =>
  told([locale, names.join("\n")], () => new Intl.ListFormat(locale).format(names));
