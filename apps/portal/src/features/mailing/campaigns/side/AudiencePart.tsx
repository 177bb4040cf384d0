import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { createAudiencesApi } from "@jubilee/core/people/audiences.api";
import { isSameQuestion, reachWords } from "@jubilee/core/people/audiences.rules";
import type { AudienceQuestion } from "@jubilee/core/people/audiences.types";
import { Heading } from "@jubilee/ui/heading";
import { Select } from "@jubilee/ui/select";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { counted } from "@jubilee/core/base/words.rules";
import { keepPreviousData } from "@tanstack/react-query";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { campaignKeys } from "../../keys.ts";
import { audienceOptions, chosenAudience } from "./audienceOptions.ts";

interface AudiencePartProps {
  campaign: Pick<EmailCampaign, "accountId" | "eventId">;
  question: AudienceQuestion;
  onQuestion: (question: AudienceQuestion) => void;
}

/** To whom it goes, and how many a mail reaches. */
export function AudiencePart({ campaign, question, onQuestion }: AudiencePartProps) {
  const { accountId, eventId } = campaign;
  const audiences = useApi(createAudiencesApi);
  const place = { accountId, eventId, about: "campaigns" } as const;
  const key = campaignKeys.audiences(eventId);
  const choices = useRead([...key, "choices"], () => audiences.choices(place));
  const saved = useRead([...key, "saved"], () => audiences.saved(place));
  const count = useRead([...key, "count", question], () => audiences.count(place, question), {
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="3" as="section">
      <Heading level={2} size="row">
        To
      </Heading>
      <Loaded of={choices} what="Your people" skeleton={<Skeleton height={44} />}>
        {(known) => {
          const options = audienceOptions(known, saved.data ?? [], question);
          const choose = (value: string) => {
            const chosen = chosenAudience(options, value);
            if (chosen && !isSameQuestion(chosen, question)) onQuestion(chosen);
          };
          return (
            <Select
              label="Who gets it"
              hideLabel
              options={options}
              value={options.find((one) => isSameQuestion(one.question, question))?.value ?? ""}
              onValueChange={choose}
            />
          );
        }}
      </Loaded>
      <Loaded of={count} what="How many that is" skeleton={<Skeleton height={40} />}>
        {(reach) => (
          <Stack gap="1">
            <Text as="output" weight="medium">
              {counted(reach.people, "person", "people")}
            </Text>
            <Text tone="muted" size={14}>
              {reachWords(reach)}
            </Text>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
