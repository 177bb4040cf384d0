import { formatClock } from "@jubilee/core/base/time.rules";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../page-kit/useLocale.ts";

interface KeptNoteProps {
  isDraft: boolean;
  /** ISO 8601; null until something was kept here. */
  at: string | null;
  failure: string | null;
}

/** That it is kept, and since when; or why not. */
export function KeptNote({ isDraft, at, failure }: KeptNoteProps) {
  const locale = useLocale();
  if (failure !== null) {
    return (
      <Text role="alert" tone="danger" size={14}>
        Not kept yet: {failure}
      </Text>
    );
  }
  if (at === null) return null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Text as="output" tone="muted" size={14} numeric>
      {`${isDraft ? "Draft saved" : "Saved"} ${formatClock(at, zone, locale)}`}
    </Text>
  );
}
