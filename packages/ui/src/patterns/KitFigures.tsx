import { BarChart } from "../components/bar-chart/BarChart.tsx";
import { DonutChart } from "../components/donut-chart/DonutChart.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { Progress } from "../components/progress/Progress.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { StackedBar } from "../components/stacked-bar/StackedBar.tsx";
import { StatGroup } from "../components/stat-tile/StatGroup.tsx";
import { StatTile } from "../components/stat-tile/StatTile.tsx";

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const answers = [4, 7, 6, 31, 18, 9, 12];

/** Counts, money and the charts that label themselves. */
export function KitFigures() {
  return (
    <Stack gap="6">
      <StatGroup look="divided">
        <StatTile label="Coming" value="138" detail="7 this week" trend="up" detailTone="success" />
        <StatTile label="Collected" value="$10,455" detail="of $12,000" />
        <StatTile label="Page views" value="2,318" />
      </StatGroup>
      <StackedBar
        label="Answers"
        parts={[
          { label: "Coming", value: 138, tone: "success" },
          { label: "Maybe", value: 9, tone: "warning" },
          { label: "Not coming", value: 25, tone: "danger" },
          { label: "No answer yet", value: 42, tone: "neutral" },
        ]}
      />
      <Progress label="Saturday banquet" value={96} max={120} detail="96 of 120" />
      <Grid columns={{ mobile: "1", desktop: "2" }} gap="6">
        <BarChart
          label="Answers by day"
          bars={week.map((label, day) => ({ label, value: answers[day] ?? 0 }))}
        />
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
      </Grid>
    </Stack>
  );
}
