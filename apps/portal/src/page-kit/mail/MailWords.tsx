import { nothingFilledNote } from "@jubilee/core/base/reader-fields.rules";
import { TextArea, type TextAreaProps } from "@jubilee/ui/text-area";

interface MailWordsProps extends TextAreaProps {
  value: string;
}

/** Words of one's own in a mail. What looks like a field is named before it goes: nothing is filled in there. */
export function MailWords({ value, error, ...rest }: MailWordsProps) {
  return <TextArea {...rest} value={value} error={error ?? nothingFilledNote(value)} dir="auto" />;
}
