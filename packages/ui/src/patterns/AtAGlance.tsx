import { CalendarDays, ExternalLink, MapPin, Plus } from "lucide-react";
import { Box } from "../components/box/Box.tsx";
import { Button } from "../components/button/Button.tsx";
import { Card } from "../components/card/Card.tsx";
import { Checkbox } from "../components/checkbox/Checkbox.tsx";
import { Chip } from "../components/chip/Chip.tsx";
import { Divider } from "../components/divider/Divider.tsx";
import { DonutChart } from "../components/donut-chart/DonutChart.tsx";
import { EventCover } from "../components/event-cover/EventCover.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { LineChart } from "../components/line-chart/LineChart.tsx";
import { Link } from "../components/link/Link.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { PersonRow } from "../components/person-row/PersonRow.tsx";
import { Progress } from "../components/progress/Progress.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { StackedBar } from "../components/stacked-bar/StackedBar.tsx";
import { StatGroup } from "../components/stat-tile/StatGroup.tsx";
import { StatTile } from "../components/stat-tile/StatTile.tsx";
import { Text } from "../components/text/Text.tsx";
import type { Vocabulary } from "./vocabulary.ts";

const points = (values: number[]) => values.map((y, x) => ({ x, y }));
const tasks: [task: string, due: string, late?: boolean][] = [
  ["Send the final head count to Lakeside Catering", "2 days late", true],
  ["Confirm wheelchair access on the ferry landing", "Today"],
  ["Zimmerkontingent im Gasthof Alpenblick verlängern", "Tomorrow"],
];

/** A full page of the planner's side, without a line of style of its own. */
export function AtAGlance({ vocabulary }: { vocabulary: Vocabulary }) {
  return (
    <Stack gap="5">
      <PageHeader title="At a Glance" actions={<Button icon={<Plus />}>Create event</Button>} />
      <Card padding="none" clip as="article">
        <Grid columns={{ mobile: "1", tablet: "5/7" }} gap="0">
          <EventCover typeId={vocabulary.id} eventId="hartwell-1997" shape="fill" />
          <Box padding={{ mobile: "4", tablet: "6" }}>
            <Stack gap="3" align="start">
              <Heading level={2} size="event">
                Hartwell {vocabulary.groupTerm} 1997: Thirty Years On
              </Heading>
              <Inline gap="2" wrap={false}>
                <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
                <Text>Saturday, 12 June 2027, 18:30 to 23:30</Text>
              </Inline>
              <Inline gap="2" wrap={false}>
                <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
                <Text>The Boathouse, Lake Merrow</Text>
              </Inline>
              <Inline gap="3">
                <Chip tone="success">Published</Chip>
                <Link look="action" href="#page" iconEnd={<ExternalLink aria-hidden="true" />}>
                  View page
                </Link>
              </Inline>
            </Stack>
          </Box>
        </Grid>
        <Divider strength="soft" />
        <Box padding={{ mobile: "4", tablet: "6" }}>
          <Stack gap="4">
            <StackedBar
              label="Answers"
              parts={[
                { label: "Coming", value: 138, tone: "success" },
                { label: "Maybe", value: 9, tone: "warning" },
                { label: "Not coming", value: 25, tone: "danger" },
                { label: "No answer yet", value: 42, tone: "neutral" },
              ]}
            />
            <StatGroup>
              <StatTile labelAfter value="138" label="Coming" mark="success" />
              <StatTile labelAfter value="9" label="Maybe" mark="warning" />
              <StatTile labelAfter value="25" label="Not coming" mark="danger" />
              <StatTile labelAfter value="42" label="No answer yet" mark="neutral" />
              <StatTile labelAfter value="$10,455" label="Collected of $12,000" />
            </StatGroup>
          </Stack>
        </Box>
      </Card>
      <Grid columns={{ mobile: "1", desktop: "7/5" }} gap="5">
        <Card
          title="Answers over time"
          fill
          action={
            <Link look="action" href="#rsvps">
              All RSVPs
            </Link>
          }
        >
          <LineChart
            label="Answers over time"
            formatX={(day) => (day === 0 ? "11 Mar" : `Day ${day}`)}
            lastXLabel="Today"
            markers={[{ x: 4, label: "Reminder sent" }]}
            series={[
              {
                id: "yes",
                label: "coming",
                tone: "success",
                points: points([0, 22, 40, 52, 62, 98, 116, 124, 138]),
              },
              {
                id: "no",
                label: "not coming",
                tone: "danger",
                points: points([0, 4, 8, 10, 13, 19, 22, 24, 25]),
              },
            ]}
          />
        </Card>
        <Card title="Meals" fill>
          <DonutChart
            label="Meals ordered"
            unit="meals"
            parts={[
              { label: "Lake trout", value: 57, tone: "plum" },
              { label: "Short rib", value: 41, tone: "info" },
              { label: "Mushroom", value: 28, tone: "warning" },
              { label: "Children’s", value: 12, tone: "neutral" },
            ]}
          />
        </Card>
      </Grid>
      <Grid columns={{ mobile: "1", desktop: "3" }} gap="5">
        <Card title="Ticket sales" fill>
          <Stack gap="4">
            <Progress label="Saturday banquet" value={96} max={120} detail="96 of 120, $6,240" />
            <Progress label="Friday mixer" value={71} max={100} detail="71 of 100, $1,775" />
            <Progress
              label="Sponsor a teacher’s seat"
              value={24}
              max={25}
              detail="24 of 25, $1,560"
              tone="celebrate"
            />
          </Stack>
        </Card>
        <Card title="Tasks due" fill>
          <Stack gap="3">
            {tasks.map(([task, due, late]) => (
              <Checkbox
                key={task}
                shape="round"
                label={task}
                help={
                  <Text size={12} tone={late ? "danger" : "muted"} weight="medium">
                    {due}
                  </Text>
                }
              />
            ))}
          </Stack>
        </Card>
        <Card title="Latest activity" fill>
          <Stack gap="3">
            <PersonRow name="ليلى الحدّاد" detail="is coming with 3 guests" end="4 min" />
            <PersonRow name="Kofi Mensah" detail="bought 2 tickets, $130" end="26 min" />
            <PersonRow
              name="Maximiliana Featherstonehaugh-Villavicencio"
              detail="cannot make it"
              end="3 h"
            />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
