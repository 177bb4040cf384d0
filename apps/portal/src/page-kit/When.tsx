import { formatAgo, formatInstant, tellAgo } from "@jubilee/core/base/time.rules";
import { useLocale } from "./useLocale.ts";
import { useNow } from "./useNow.ts";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface WhenProps {
  at: string | null;
  never?: string;
  /** It stands in a sentence, not under a heading that says what it tells. */
  isTold?: boolean;
}

/** How long ago, with the exact time on the device's clock to hover over. */
export function When({ at, never = "never", isTold = false }: WhenProps) {
  const [locale, nowMs] = [useLocale(), useNow()];
  if (at === null) return <>{never}</>;
  return (
    <time dateTime={at} title={formatInstant(at, zone, locale)}>
      {(isTold ? tellAgo : formatAgo)(at, nowMs, locale)}
    </time>
  );
}
