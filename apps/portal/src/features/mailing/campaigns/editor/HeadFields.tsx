import { firstNameMark, unknownMarks } from "@jubilee/core/base/reader-fields.rules";
import { TextField } from "@jubilee/ui/text-field";
import type { CampaignDraft } from "./useCampaignDraft.ts";
import { head } from "./Editor.css.ts";

interface HeadFieldsProps {
  of: Pick<CampaignDraft, "draft" | "change">;
  language: string;
}

/** Said at the field: nobody should read the name of a field. */
const wrongIn = (line: string): string | undefined => {
  const [mark] = unknownMarks(line);
  return mark && `${mark} is read as it stands: only ${firstNameMark} is filled in here`;
};

/** What inboxes show: the subject, and the preview line. */
export function HeadFields({ of: { draft, change }, language }: HeadFieldsProps) {
  return (
    <div className={head}>
      <TextField
        label="Subject"
        help={`${firstNameMark} stands for the reader’s first name, also in the preview line.`}
        lang={language}
        maxLength={200}
        error={wrongIn(draft.subjects[language] ?? "")}
        value={draft.subjects[language] ?? ""}
        onValueChange={(subject) =>
          change({ subjects: { ...draft.subjects, [language]: subject } })
        }
      />
      <TextField
        label="Preview line"
        help="Inboxes show it after the subject. Left empty, they show how the mail begins."
        lang={language}
        maxLength={200}
        error={wrongIn(draft.previews[language] ?? "")}
        value={draft.previews[language] ?? ""}
        onValueChange={(line) => change({ previews: { ...draft.previews, [language]: line } })}
      />
    </div>
  );
}
