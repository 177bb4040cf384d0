import { TabLinks } from "@jubilee/ui/tabs";
import { Stack } from "@jubilee/ui/stack";
import { useSearchParam } from "../../../page-kit/list/useSearchParam.ts";
import { AdminFrame } from "../../../page-kit/admin/AdminFrame.tsx";
import { adminPlaces } from "../../../page-kit/admin/adminPlaces.ts";
import { PaymentEvents } from "./PaymentEvents.tsx";
import { PolicyReports } from "./PolicyReports.tsx";
import { QueryTimes } from "./QueryTimes.tsx";
import { WorkQueue } from "./WorkQueue.tsx";

const parts = {
  work: { label: "Mail and work", Part: WorkQueue },
  payments: { label: "Payment events", Part: PaymentEvents },
  reports: { label: "Blocked content", Part: PolicyReports },
  queries: { label: "Query times", Part: QueryTimes },
} as const;
const names = ["work", "payments", "reports", "queries"] as const;

/** How the platform itself is: work to do, payment events, browsers' reports, query times. */
export default function HealthPage() {
  const [tab] = useSearchParam("tab");
  const current = names.find((name) => name === tab) ?? "work";
  const { Part } = parts[current];
  return (
    <AdminFrame place="health" title="Health">
      <Stack gap="5">
        <TabLinks
          label="Health"
          links={names.map((name) => ({
            href: name === "work" ? adminPlaces.health : `${adminPlaces.health}?tab=${name}`,
            label: parts[name].label,
            current: name === current,
          }))}
        />
        <Part key={current} />
      </Stack>
    </AdminFrame>
  );
}
