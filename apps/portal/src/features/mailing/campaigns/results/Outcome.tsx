import type { CampaignResults } from "@jubilee/core/mailing/campaigns.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Card } from "@jubilee/ui/card";
import { Grid } from "@jubilee/ui/grid";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { ownName } from "../../../../page-kit/languages/languageNames.ts";
import { Bars } from "./Bars.tsx";
import { MissedList } from "./MissedList.tsx";
import { PressingList } from "./PressingList.tsx";
import { targetName } from "./target.rules.ts";

const openedWords =
  "Opened is what could be seen: some mail programs load pictures for their readers, others never do.";
const pressedWords =
  "Clicked is by people as far as that can be told: a program that follows all links of a mail at once is left out.";

interface OutcomeProps {
  results: CampaignResults;
  /** The campaign's usual one. */
  language: string;
}

/** From sent to answered, what was pressed, and whom it did not reach. */
export function Outcome({ results, language }: OutcomeProps) {
  const { people, figures, open, answered, left, languages, missed } = results;
  const { opened, pressed, targets, pressing } = results;
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
                ...(opened ? [{ label: "Opened", value: opened.people, of: people }] : []),
                ...(pressed ? [{ label: "Clicked", value: pressed.people, of: people }] : []),
                {
                  label: "Answered since, of who had not",
                  value: answered,
                  of: open,
                  tone: "success",
                },
              ]}
            />
            <Text tone="muted" size={14}>
              Arrived is what the mail services told so far; some never tell.{" "}
              {opened ? openedWords : "Who opened it was not counted."}{" "}
              {pressed ? pressedWords : "It has no link that is counted."}
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
        {pressed && (
          <Card title="Clicked in the mail" fill>
            <Stack gap="4">
              <Bars
                bars={targets.map((target) => ({
                  label: targetName(target, language),
                  value: target.people,
                  of: pressed.people,
                }))}
              />
              <Text tone="muted" size={14}>
                {`Each person once for each link; pressed ${counted(pressed.times, "time", "times")} in all.`}
              </Text>
            </Stack>
          </Card>
        )}
        {pressed && pressing !== null && (
          <Card title="Who clicked" fill>
            <PressingList pressing={pressing} total={pressed.people} />
          </Card>
        )}
        <Card title={reachedWords(results)} fill>
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

/** Nothing is said of everybody before the last mail has gone. */
function reachedWords({ people, waiting, figures }: CampaignResults): string {
  const away = figures.bounced + figures.dropped;
  if (away > 0) return `Did not reach ${away}`;
  return waiting > 0 || figures.queued > 0 || people === 0
    ? "Whom it does not reach"
    : "It reached everybody";
}
