import { languagesOf } from "@jubilee/core/mailing/campaigns.rules";
import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { Inline } from "@jubilee/ui/inline";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { ownName } from "../../../../page-kit/languages/languageNames.ts";
import { Look, type Reader } from "../look/Look.tsx";

const looks = [
  { value: "wide", label: "By day" },
  { value: "dark", label: "By night" },
  { value: "text", label: "Plain" },
] as const;
type Shown = (typeof looks)[number]["value"];

/** What people get, in each of its languages, by day, by night, and as plain text. */
export function MailView({ campaign }: { campaign: EmailCampaign }) {
  const [look, setLook] = useState<Shown>("wide");
  const [language, setLanguage] = useState(campaign.language);
  const [reader, setReader] = useState<Reader | null>(null);
  const tags = languagesOf(campaign);
  return (
    <Stack gap="4">
      <Inline gap="3">
        <SegmentedControl
          label="How it is looked at"
          segments={looks}
          value={look}
          onValueChange={setLook}
        />
        {tags.length > 1 && (
          <Select
            label="Language"
            hideLabel
            options={tags.map((tag) => ({ value: tag, label: ownName(tag) }))}
            value={language}
            onValueChange={setLanguage}
          />
        )}
      </Inline>
      <Look
        campaign={campaign}
        language={language}
        look={look}
        reader={reader}
        onReader={(chosen, theirs) => {
          setReader(chosen);
          setLanguage(theirs);
        }}
      />
    </Stack>
  );
}
