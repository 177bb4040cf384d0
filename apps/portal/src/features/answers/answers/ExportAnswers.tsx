import { allAnswersCsv } from "@jubilee/core/answers/late-answers.rules";
import { valueOf } from "@jubilee/core/base/result.rules";
import type { AnyEventLine } from "@jubilee/core/answers/rsvp.types";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { readListState } from "../../../page-kit/list/listState.rules.ts";
import { useSaveList } from "../../../page-kit/useSaveList.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";

const rowsPerCall = 1000;

/** Saves every answer that the search and the filter leave, beyond the page that is shown. */
export function ExportAnswers({ eventNames }: { eventNames: ReadonlyMap<string, string> }) {
  const rsvp = useApi(createRsvpApi);
  const [query] = useSearchParams();
  const save = useSaveList();
  const [isBusy, setBusy] = useState(false);
  const readAll = async () => {
    const state = readListState(query);
    const lines: AnyEventLine[] = [];
    for (;;) {
      const page = await valueOf(rsvp.listAll({ ...state, from: lines.length, size: rowsPerCall }));
      lines.push(...page.rows);
      if (page.rows.length === 0 || lines.length >= page.total) return lines;
    }
  };
  const exportAll = async () => {
    setBusy(true);
    try {
      save("answers.csv", allAnswersCsv(await readAll(), eventNames), "rsvps", "all");
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "The answers could not be read");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      icon={<Download />}
      loading={isBusy}
      onClick={() => void exportAll()}
    >
      Export as CSV
    </Button>
  );
}
