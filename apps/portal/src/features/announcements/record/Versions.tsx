import type { AnnouncementRecord } from "@jubilee/core/announcements/announcements.types";
import { noRichText } from "@jubilee/core/base/rich-text.rules";
import { joined } from "@jubilee/core/base/words.rules";
import { formatWhen } from "@jubilee/core/base/time.rules";
import { Heading } from "@jubilee/ui/heading";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { withNamedFields } from "../../../page-kit/rich-text/fieldChoices.ts";
import { RichTextView } from "../../../page-kit/rich-text/RichTextView.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";

/** What it said before each change; nothing where it was never changed. */
export function Versions({ announcement }: { announcement: AnnouncementRecord }) {
  const locale = useLocale();
  const { versions, mainLocale, timeZone } = announcement;
  if (versions.length === 0) return null;
  return (
    <Section title="What it said before">
      <Stack gap="4">
        {versions.map(({ at, by, texts }) => (
          <Stack key={at} gap="1">
            <Text tone="muted" size={12}>
              {joined([
                by && `Changed by ${by}`,
                formatWhen({ startDate: at, endDate: at, timeZone }, locale, "short"),
              ])}
            </Text>
            <Heading level={3} size="row">
              {texts[mainLocale]?.subject}
            </Heading>
            <RichTextView text={withNamedFields(texts[mainLocale]?.body ?? noRichText)} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
