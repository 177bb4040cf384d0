import { changesOf } from "@jubilee/core/audit/rules";
import type { AuditEntry } from "@jubilee/core/audit/types";
import { formatInstant } from "@jubilee/core/time/rules";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Drawer } from "@jubilee/ui/drawer";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { userAddress } from "../../../page-kit/admin/adminPlaces.ts";
import { part } from "../users/UserPanel.css.ts";
import { readable } from "./kinds.copy.ts";
import { changes as changeList } from "./Records.css.ts";

export interface AuditEntryPanelProps {
  entry: AuditEntry;
  actor: string;
  action: string;
  onClose: () => void;
}

/** One entry of the audit log at the side: who, when, and what changed from what to what. */
export function AuditEntryPanel({ entry, actor, action, onClose }: AuditEntryPanelProps) {
  const locale = useLocale();
  const changes = changesOf(entry);
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      side="end"
      title={action}
    >
      <div className={part}>
        <DescriptionList
          items={[
            {
              term: "Who",
              detail: entry.actorId ? (
                <Link href={userAddress(entry.actorId)}>{actor}</Link>
              ) : (
                actor
              ),
            },
            { term: "When", detail: formatInstant(entry.at, "UTC", locale) },
            { term: "Action", detail: entry.action },
            { term: "About", detail: readable(entry.resourceType) },
            { term: "Id", detail: <Text breakAnywhere>{entry.resourceId ?? "–"}</Text> },
          ]}
        />
        {changes.length > 0 && (
          <ul className={changeList}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}
