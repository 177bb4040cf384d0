import { interfaceLocale } from "@jubilee/core/time/rules";

/** The locale that dates, numbers and money are written in. */
export function useLocale(): string {
  return interfaceLocale(navigator.languages);
}
