import { englishLanguageName } from "@jubilee/core/base/guest-languages.rules";
import type { AnnouncementRecord } from "@jubilee/core/announcements/announcements.types";
import { Card } from "@jubilee/ui/card";
import { Heading } from "@jubilee/ui/heading";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { withNamedFields } from "../../../page-kit/rich-text/fieldChoices.ts";
import { RichTextView } from "../../../page-kit/rich-text/RichTextView.tsx";

/** What it says in each of its languages, for who may not change it. */
export function Said({ announcement }: { announcement: AnnouncementRecord }) {
  const texts = Object.entries(announcement.texts);
  return (
    <Stack gap="4">
      {texts.map(([language, { subject, body }]) => (
        <Card key={language}>
          <Stack gap="3">
            {texts.length > 1 && (
              <Text tone="muted" size={12}>
                {englishLanguageName(language)}
              </Text>
            )}
            <div lang={language} dir="auto">
              <Stack gap="3">
                <Heading level={2} size="row">
                  {subject ?? "No subject yet"}
                </Heading>
                {body ? (
                  <RichTextView text={withNamedFields(body)} />
                ) : (
                  <Text tone="muted">No text yet</Text>
                )}
              </Stack>
            </div>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
