import { createEventsApi } from "@jubilee/core/events/events.api";
import { createRunOfShowApi } from "@jubilee/core/schedule/run-of-show.api";
import { runReportCsv } from "@jubilee/core/schedule/run-report.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { LoadingScreen } from "@jubilee/ui/loading-screen";
import { PageHeader } from "@jubilee/ui/page-header";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Download } from "lucide-react";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { keys } from "../../../../event-kit/data/keys.ts";
import { controls, page } from "../../../../event-kit/paper/Paper.css.ts";
import { PrintPaper } from "../../../../event-kit/paper/PrintPaper.tsx";
import { usePaper } from "../../../../event-kit/paper/usePaper.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { downloadText } from "../../../../page-kit/downloadText.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { RunSheet, type SheetKind } from "./RunSheet.tsx";

/** The run sheet on paper: by time, for each place or person, and how it went. */
export default function RunSheetPage() {
  const { eventId } = useRouteParams("runOfShow.sheet");
  const locale = useLocale();
  const [kind, setKind] = useState<SheetKind>("time");
  const events = useApi(createEventsApi);
  const api = useApi(createRunOfShowApi);
  const event = useRead(keys.record(eventId), () => events.get(eventId));
  const day = useRead([...keys.event(eventId), "run-of-show"], () => api.read(eventId));
  const paper = usePaper(event.data, "strip");
  const error = event.error ?? day.error;
  if (error) {
    const retry = () => Promise.all([event.refetch(), day.refetch()]);
    return (
      <div className={page}>
        <LoadFailed what="The run sheet" error={error} onRetry={retry} />
      </div>
    );
  }
  if (!event.data || !day.data) return <LoadingScreen />;
  const show = day.data;
  const save = () =>
    downloadText("how-it-went.csv", "text/csv", runReportCsv(show.entries, show.event.timeZone));
  return (
    <div className={page}>
      <div className={controls}>
        <PageHeader
          title="Run sheet"
          meta={show.event.name}
          actions={
            <Inline gap="2" wrap>
              <LinkButton variant="outline" href={href("runOfShow.day", { eventId })}>
                Back to the run of show
              </LinkButton>
              {kind === "report" && (
                <Button variant="outline" icon={<Download />} onClick={save}>
                  CSV
                </Button>
              )}
              <PrintPaper disabled={show.entries.length === 0} />
            </Inline>
          }
        />
        <SegmentedControl
          label="Which sheet"
          segments={[
            { value: "time", label: "By time" },
            { value: "place", label: "By place" },
            { value: "person", label: "By person" },
            { value: "report", label: "How it went" },
          ]}
          value={kind}
          onValueChange={setKind}
        />
      </div>
      {show.entries.length === 0 ? (
        <EmptyState title="Nothing to print yet" drawing="calendar" level={2}>
          What is ready in the schedule stands here; drafts do not.
        </EmptyState>
      ) : (
        <RunSheet show={show} kind={kind} paper={paper} locale={locale} />
      )}
    </div>
  );
}
