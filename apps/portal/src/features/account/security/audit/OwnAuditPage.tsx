import { createOwnAuditApi } from "@jubilee/core/platform/audit.api";
import { auditTopics } from "@jubilee/core/platform/audit.copy";
import { Select } from "@jubilee/ui/select";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { eventOption } from "../../../../event-kit/chosen/eventOption.ts";
import { AuditExport } from "../../../../page-kit/audit/AuditExport.tsx";
import { AuditList } from "../../../../page-kit/audit/AuditList.tsx";
import { useSearchParam } from "../../../../page-kit/list/address/useSearchParam.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";

const filters = [
  { value: "all", label: "Everybody" },
  { value: "me", label: "Me" },
  { value: "team", label: "My team" },
  { value: "others", label: "Others" },
  { value: "server", label: "The server" },
];
const everyEvent = { value: "", label: "Every event" };
const everything = { value: "", label: "Everything" };
const auditKey = ["account-audit"] as const;

/** Who changed what in one's own events and account; the owner and admins of the team read it. */
export default function OwnAuditPage() {
  const locale = useLocale();
  const log = useApi(createOwnAuditApi);
  const [event, setEvent] = useSearchParam("event");
  const [topic, setTopic] = useSearchParam("about");
  const { data: events } = useMyEvents();
  const kinds = auditTopics.find(({ id }) => id === topic)?.kinds;
  const narrowed = { ...(event ? { event } : {}), ...(kinds ? { kinds } : {}) };
  return (
    <PageFrame>
      <PageHeader
        title="Audit log"
        lead="Who changed what in your events and your account. Nobody can change or remove these lines."
      />
      <AuditList
        log={log}
        queryKey={auditKey}
        searchLabel="Find by person or id"
        filters={filters}
        narrowed={narrowed}
        asFile={<AuditExport log={log} narrowed={narrowed} />}
      >
        <Select
          label="Event"
          hideLabel
          value={event ?? ""}
          options={[everyEvent, ...(events ?? []).map((one) => eventOption(one, locale))]}
          onValueChange={(value) => setEvent(value || null)}
        />
        <Select
          label="About"
          hideLabel
          value={kinds ? (topic ?? "") : ""}
          options={[everything, ...auditTopics.map(({ id, label }) => ({ value: id, label }))]}
          onValueChange={(value) => setTopic(value || null)}
        />
      </AuditList>
    </PageFrame>
  );
}
