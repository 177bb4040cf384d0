import { changesOf } from "@jubilee/core/platform/audit.rules";
import type { AuditEntry } from "@jubilee/core/platform/audit.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Drawer } from "@jubilee/ui/drawer";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../useLocale.ts";
import { changes as changeList, panel } from "./Audit.css.ts";
import { actionName, actorOf, readable } from "./auditWords.ts";

export interface AuditEntryPanelProps {
  entry: AuditEntry;
  /** Where who did it is shown; null where that is no page of the reader's. */
  actorHref: string | null;
  onClose: () => void;
}

/** One entry of the audit log at the side: who, when, and what changed from what to what. */
export function AuditEntryPanel({ entry, actorHref, onClose }: AuditEntryPanelProps) {
  const locale = useLocale();
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const changes = changesOf(entry);
  const actor = actorOf(entry);
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      side="end"
      title={actionName(entry.action)}
    >
      <div className={panel}>
        <DescriptionList
          items={[
            {
              term: "Who",
              detail: actorHref ? <Link href={actorHref}>{actor}</Link> : actor,
            },
            { term: "When", detail: mailMoment(entry.at, viewerZone, locale) },
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
