import { clockFields } from "@jubilee/core/base/time.rules";
import { useLocale } from "../../../page-kit/useLocale.ts";

const weekMs = 6 * 86_400_000;

/** When something was said, as short as it can be told: a clock today, a weekday, a date. */
export function useWhen(): (instant: string) => string {
  const locale = useLocale();
  return (instant) => {
    const at = new Date(instant);
    const now = new Date();
    const options: Intl.DateTimeFormatOptions =
      at.toDateString() === now.toDateString()
        ? clockFields(locale)
        : now.getTime() - at.getTime() < weekMs
          ? { weekday: "short" }
          : { day: "numeric", month: "short" };
    return new Intl.DateTimeFormat(locale, options).format(at);
  };
}
