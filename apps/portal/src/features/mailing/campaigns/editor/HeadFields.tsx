import { firstNameMark, unknownMarkNote } from "@jubilee/core/base/reader-fields.rules";
import { TextField } from "@jubilee/ui/text-field";
import type { CampaignDraft } from "./useCampaignDraft.ts";
import { head } from "./Editor.css.ts";

interface HeadFieldsProps {
  of: Pick<CampaignDraft, "draft" | "change">;
  language: string;
}

/** What inboxes show: the subject, and the preview line. */
export function HeadFields({ of: { draft, change }, language }: HeadFieldsProps) {
  return (
    <div className={head}>
      <TextField
        label="Subject"
        help={`${firstNameMark} stands for the reader’s first name, also in the preview line.`}
        lang={language}
        maxLength={200}
        error={unknownMarkNote(draft.subjects[language] ?? "", true)}
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
        error={unknownMarkNote(draft.previews[language] ?? "", true)}
        value={draft.previews[language] ?? ""}
        onValueChange={(line) => change({ previews: { ...draft.previews, [language]: line } })}
      />
    </div>
  );
}
