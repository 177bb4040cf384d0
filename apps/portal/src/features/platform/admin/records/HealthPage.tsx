import { useSearchParam } from "../../../../page-kit/list/address/useSearchParam.ts";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminPages } from "../../../../page-kit/admin/adminMenu.ts";
import { PaymentEvents } from "./PaymentEvents.tsx";
import { PolicyReports } from "./PolicyReports.tsx";
import { QueryTimes } from "./QueryTimes.tsx";
import { Servers } from "./Servers.tsx";
import { WorkQueue } from "./WorkQueue.tsx";

const parts = {
  work: WorkQueue,
  payments: PaymentEvents,
  reports: PolicyReports,
  queries: QueryTimes,
  servers: Servers,
} as const;
const names = ["work", "payments", "reports", "queries", "servers"] as const;

/** How the platform itself is: work to do, payment events, browsers' reports, query times, servers. */
export default function HealthPage() {
  const [tab] = useSearchParam("tab");
  const current = names.find((name) => name === tab) ?? "work";
  const Part = parts[current];
  return (
    <AdminFrame place={current} title={adminPages[current].label}>
      <Part key={current} />
    </AdminFrame>
  );
}
