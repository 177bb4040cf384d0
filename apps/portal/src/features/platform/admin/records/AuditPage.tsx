import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { AuditExport } from "../../../../page-kit/audit/AuditExport.tsx";
import { AuditList } from "../../../../page-kit/audit/AuditList.tsx";
import { adminKeys } from "../adminKeys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformAuditApi } from "@jubilee/core/platform/audit.api";

const filters = [
  { value: "all", label: "Everybody" },
  { value: "administrators", label: "Administrators" },
  { value: "server", label: "The server" },
];

/** Who changed what on the platform: append-only, searched by address, id and day, to be exported. */
export default function AuditPage() {
  const audit = useApi(createPlatformAuditApi);
  return (
    <AdminFrame
      place="audit"
      title="Audit log"
      lead="Can only be added to. Every step of an administrator is in it, with its reason."
    >
      <AuditList
        log={audit}
        queryKey={adminKeys.audit}
        searchLabel="Find by e-mail or id"
        filters={filters}
        actorHref={userAddress}
        asFile={<AuditExport log={audit} />}
      />
    </AdminFrame>
  );
}
