import { planNames } from "@jubilee/core/account/access.rules";
import { planTypes } from "@jubilee/core/account/plans.rules";
import type { PlatformOverview } from "@jubilee/core/platform/platform.types";
import { BarChart } from "@jubilee/ui/bar-chart";
import { Card } from "@jubilee/ui/card";
import { LineChart } from "@jubilee/ui/line-chart";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { panels } from "./AdminDashboard.css.ts";
import { Attention } from "./Attention.tsx";
import { Sales } from "./Sales.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";

/** How often the figures are read again while the page is open. */
const refreshMs = 60_000;

/** The whole platform in figures. */
export default function AdminDashboardPage() {
  const platform = useApi(createPlatformApi);
  const { productName, release, takesPayments } = usePortal().config;
  const sold = takesPayments ? "" : ". It takes no payments: nothing with a price is sold.";
  const figures = useRead(adminKeys.overview, () => platform.getOverview(), {
    refetchInterval: refreshMs,
  });
  return (
    <AdminFrame
      place="dashboard"
      title="Administration"
      lead={release && `${productName} ${release}${sold}`}
    >
      <Loaded of={figures} what="The figures" skeleton={<SkeletonRows count={8} />}>
        {(data) => <Figures overview={data} />}
      </Loaded>
    </AdminFrame>
  );
}

function Figures({ overview }: { overview: PlatformOverview }) {
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const { users, events, signUps } = overview;
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  const joined = signUps.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <StatGroup look="divided">
        <StatTile
          label="Users"
          value={count.format(users.total)}
          detail={`${count.format(users.thisWeek)} new this week`}
        />
        <StatTile
          label="Events"
          value={count.format(events.total)}
          detail={`${count.format(events.upcoming)} to come`}
        />
        <StatTile
          label="Guests"
          value={count.format(overview.guests)}
          detail={`${count.format(overview.answers)} answered`}
        />
        <StatTile label="Trials running" value={count.format(overview.trials)} />
        <StatTile label="Suspended" value={count.format(overview.suspended)} />
      </StatGroup>
      <div className={panels}>
        <Card title="Sign-ups, last 30 days">
          <LineChart
            label="Sign-ups a day, summed over the last 30 days"
            series={[
              {
                id: "joined",
                label: "joined",
                tone: "plum",
                points: runningSum(signUps).map(({ at, sum }) => ({ x: at, y: sum })),
              },
            ]}
            formatX={(x) => day.format(x)}
            lastXLabel={joined > 0 ? "Today" : "Nobody new"}
          />
        </Card>
        <Card title="Needs attention">
          <Attention attention={overview.attention} />
        </Card>
        <Card title="Plans">
          <BarChart
            label="Accounts by plan"
            bars={planTypes.map((plan) => ({
              label: planNames[plan],
              value: overview.plans[plan],
            }))}
            format={(value) => count.format(value)}
          />
        </Card>
        <Card title="Ticket sales">
          <Sales sales={overview.sales} />
        </Card>
      </div>
    </>
  );
}

function runningSum(days: PlatformOverview["signUps"]) {
  let sum = 0;
  return days.map(({ day, count }) => {
    sum += count;
    return { at: Date.parse(`${day}T00:00:00Z`), sum };
  });
}
