import type { CampaignResults } from "@jubilee/core/mailing/campaigns.types";
import { Card } from "@jubilee/ui/card";
import { Grid } from "@jubilee/ui/grid";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { ownName } from "../languageNames.ts";
import { Bars } from "./Bars.tsx";
import { MissedList } from "./MissedList.tsx";

/** From sent to answered, whom it did not reach, and what is not counted. */
export function Outcome({ results }: { results: CampaignResults }) {
  const { people, figures, open, answered, left, languages, missed } = results;
  const away = figures.bounced + figures.dropped;
  return (
    <Stack gap="5">
      <Grid columns={{ mobile: "1", desktop: "2" }} gap="5">
        <Card title="From sent to answered" fill>
          <Stack gap="4">
            <Bars
              bars={[
                { label: "Sent", value: figures.sent, of: people },
                { label: "Arrived", value: figures.delivered, of: people },
                {
                  label: "Answered since, of who had not",
                  value: answered,
                  of: open,
                  tone: "success",
                },
              ]}
            />
            <Text tone="muted" size={14}>
              Arrived is what the mail services told so far; some never tell. Who opened it and what
              they pressed is not counted: nothing in the mail watches its readers.
            </Text>
          </Stack>
        </Card>
        <Card title="Answered since, by language" fill>
          <Bars
            bars={languages.map((one) => ({
              label: ownName(one.language),
              value: one.answered,
              of: one.open,
              tone: "success",
            }))}
          />
        </Card>
        <Card title={away === 0 ? "It reached everybody" : `Did not reach ${away}`} fill>
          <MissedList missed={missed} total={away} />
        </Card>
        <Card title="Who wants no more" fill>
          <Bars
            bars={[
              { label: "Stopped mails since", value: left, of: figures.sent },
              {
                label: "Reported it as unwanted",
                value: figures.complained,
                of: figures.sent,
                tone: "danger",
              },
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  );
}
