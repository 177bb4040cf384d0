import { notByMail, notMeantWords, reachWords } from "@jubilee/core/people/audiences.rules";
import type {
  AudienceChoices,
  AudiencePlace,
  AudienceQuestion,
} from "@jubilee/core/people/audiences.types";
import { AvatarGroup } from "@jubilee/ui/avatar-group";
import { Card } from "@jubilee/ui/card";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { Loaded } from "../../page-kit/data/Loaded.tsx";
import { AudiencePeopleDialog } from "./AudiencePeopleDialog.tsx";
import { whoAreWords } from "./audience.rules.ts";
import { useAudienceCount } from "./useAudience.ts";

interface AudienceReachProps {
  place: AudiencePlace;
  question: AudienceQuestion;
  choices: AudienceChoices;
  sentence: string;
}

/** How many people that is and by what they are reached; who they are is one press away. */
export function AudienceReach({ place, question, choices, sentence }: AudienceReachProps) {
  const count = useAudienceCount(place, question);
  const [shown, setShown] = useState<"all" | "no_email" | null>(null);
  return (
    <Loaded of={count} what="How many that is" skeleton={<Skeleton height={72} />}>
      {(known) => {
        const out = notByMail(known);
        return (
          <Card as="div" tone="sunken">
            <Inline gap="4" align="center" justify="space-between">
              <Inline gap="4" align="center">
                <Text as="p" size={22} weight="strong" numeric>
                  {known.people}
                </Text>
                <Stack gap="0">
                  <Text as="output">{sentence}</Text>
                  <Text tone="muted" size={14}>
                    {reachWords(known)}
                  </Text>
                  {known.notMeant > 0 && (
                    <Text tone="muted" size={14}>
                      {notMeantWords(known)}
                    </Text>
                  )}
                </Stack>
                <AvatarGroup people={known.sample.map((name) => ({ name }))} />
              </Inline>
              <Inline gap="2">
                <Button variant="ghost" onClick={() => setShown("all")}>
                  See them
                </Button>
                {out > 0 && (
                  <Button variant="ghost" onClick={() => setShown("no_email")}>
                    {whoAreWords(out)}
                  </Button>
                )}
              </Inline>
              {shown && (
                <AudiencePeopleDialog
                  place={place}
                  question={question}
                  choices={choices}
                  filter={shown}
                  onClose={() => setShown(null)}
                />
              )}
            </Inline>
          </Card>
        );
      }}
    </Loaded>
  );
}
