import { readTypedField } from "@jubilee/core/base/typed-fields.rules";
import { useLocale } from "../useLocale.ts";

/** How fields for days and clocks understand and write them: by core's rules, in the portal's locale. */
export function useTypedDates() {
  return { read: readTypedField, locale: useLocale() };
}
