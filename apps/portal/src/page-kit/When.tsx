import { formatAgo, formatInstant } from "@jubilee/core/base/time.rules";
import { useLocale } from "./useLocale.ts";
import { useNow } from "./useNow.ts";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How long ago, with the exact time on the device's clock to hover over. */
export function When({ at, never = "never" }: { at: string | null; never?: string }) {
  const [locale, nowMs] = [useLocale(), useNow()];
  if (at === null) return <>{never}</>;
  return (
    <time dateTime={at} title={formatInstant(at, zone, locale)}>
      {formatAgo(at, nowMs, locale)}
    </time>
  );
}
