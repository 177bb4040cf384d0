import { englishLanguageName } from "@jubilee/core/base/guest-languages.rules";
import { languagesOf } from "@jubilee/core/mailing/campaigns.rules";
import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { DescriptionList } from "@jubilee/ui/description-list";

/** The line that each reader sees first, by its language. */
export function SubjectList({ campaign }: { campaign: EmailCampaign }) {
  const items = languagesOf(campaign).map((language) => ({
    term: `Subject, ${englishLanguageName(language)}`,
    detail: (
      <span lang={language} dir="auto">
        {campaign.subjects[language] || "Not written yet"}
      </span>
    ),
  }));
  return <DescriptionList items={items} />;
}
