import { changesOf } from "@jubilee/core/platform/audit.rules";
import type { AuditEntry } from "@jubilee/core/platform/audit.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { ListPanel, type ListPanelProps } from "../list/panel/ListPanel.tsx";
import { PanelHead } from "../list/panel/PanelHead.tsx";
import { useLocale } from "../useLocale.ts";
import { changes as changeList, panel } from "./Audit.css.ts";
import { actorOf, changeInWords, deedOf, readable } from "./auditWords.ts";

export interface AuditEntryPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  entry: AuditEntry;
  /** Where who did it is shown; null where that is no page of the reader's. */
  actorHref: string | null;
}

/** One entry of the audit log at the side: who, when, and what changed from what to what. */
export function AuditEntryPanel({ entry, actorHref, step, onClose }: AuditEntryPanelProps) {
  const locale = useLocale();
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const changes = changesOf(entry);
  const actor = actorOf(entry);
  const title = deedOf(entry);
  return (
    <ListPanel
      title={title}
      head={<PanelHead name={title} />}
      rowId={entry.id}
      step={step}
      noun="entry"
      onClose={onClose}
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
              <li key={change.field}>{changeInWords(change, locale)}</li>
            ))}
          </ul>
        )}
      </div>
    </ListPanel>
  );
}
