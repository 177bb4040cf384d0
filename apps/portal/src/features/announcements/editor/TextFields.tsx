import {
  announcementSubjectMaxLength,
  missingLanguages,
} from "@jubilee/core/announcements/announcements.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { englishLanguageName, languageNote } from "@jubilee/core/base/guest-languages.rules";
import { firstNameMark, unknownMarkNote } from "@jubilee/core/base/reader-fields.rules";
import { richTextPlain } from "@jubilee/core/base/rich-drawing.rules";
import { noRichText } from "@jubilee/core/base/rich-text.rules";
import type { AnnouncementInput } from "@jubilee/core/announcements/announcements.types";
import type { AudienceCount } from "@jubilee/core/people/audiences.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Menu } from "@jubilee/ui/menu";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { Sparkles } from "lucide-react";
import { AddLanguage } from "../../../page-kit/languages/AddLanguage.tsx";
import { fieldChoicesIn } from "../../../page-kit/rich-text/fieldChoices.ts";
import { RichTextField } from "../../../page-kit/rich-text/RichTextField.tsx";
import { useMailPicture } from "../../../page-kit/rich-text/useMailPicture.ts";
import { begunLanguages, languageName, withText } from "./announcementDraft.rules.ts";
import { readyTextsFor } from "./readyTexts.copy.ts";

const list = new Intl.ListFormat("en");

interface TextFieldsProps {
  draft: AnnouncementInput;
  language: string;
  count: AudienceCount | undefined;
  /** Whose ready texts are offered; null: none are, once it has gone. */
  eventTypeId: string | null;
  errors: { subject?: string | undefined; body?: string | undefined };
  onLanguage: (language: string) => void;
  onChange: (draft: AnnouncementInput) => void;
}

/** Subject and text in each language that somebody reads; which of them are missing is said. */
export function TextFields(props: TextFieldsProps) {
  const { draft, language, count, eventTypeId, errors, onLanguage, onChange } = props;
  const { put } = useMailPicture();
  const missing = count ? missingLanguages(draft.texts, count) : [];
  const languages = begunLanguages(draft, language);
  const text = draft.texts[language];
  const others = missing.filter(({ locale }) => locale !== draft.mainLocale);
  return (
    <Stack gap="4">
      <Inline gap="3" justify="space-between">
        <Inline gap="2" align="center">
          {languages.length > 1 && (
            <SegmentedControl
              label="Language"
              segments={languages.map((value) => ({ value, label: languageName(value) }))}
              value={language}
              onValueChange={onLanguage}
            />
          )}
          <AddLanguage
            begun={languages}
            wanted={others.map(({ locale }) => locale)}
            onBegin={onLanguage}
          />
        </Inline>
        {eventTypeId !== null && (
          <Menu
            trigger={
              <Button variant="ghost" icon={<Sparkles />}>
                Ready texts
              </Button>
            }
            entries={readyTextsFor(eventTypeId).map(({ name, subject, body }) => ({
              id: name,
              label: name,
              onSelect: () => onChange(withText(draft, language, { subject, body })),
            }))}
          />
        )}
      </Inline>
      <TextField
        label="Subject"
        value={text?.subject ?? ""}
        onValueChange={(subject) => onChange(withText(draft, language, { subject }))}
        error={errors.subject ?? unknownMarkNote(text?.subject ?? "", true)}
        help={`${firstNameMark} stands for the reader’s first name.`}
        maxLength={announcementSubjectMaxLength}
        lang={language}
      />
      <RichTextField
        key={language}
        label="Text"
        help="{ offers what is known of each reader: their first name, their group, the place."
        fields={fieldChoicesIn(language)}
        onPicture={put}
        value={text?.body ?? noRichText}
        onValueChange={(body) => onChange(withText(draft, language, { body }))}
        error={errors.body ?? unknownMarkNote(text?.body ? richTextPlain(text.body) : "", false)}
        lang={language}
      />
      {languageNote(language) && (
        <Text tone="muted" size={14}>
          {languageNote(language)}
        </Text>
      )}
      {others.length > 0 && (
        <Text tone="muted" size={14}>
          {list.format(
            others.map(
              ({ locale, people }) =>
                `${counted(people, "person reads", "people read")} ${englishLanguageName(locale)}`,
            ),
          )}
          . They get {englishLanguageName(draft.mainLocale)} until there is a text in their own
          language.
        </Text>
      )}
    </Stack>
  );
}
