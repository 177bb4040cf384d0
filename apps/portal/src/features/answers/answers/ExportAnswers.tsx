import { allAnswersCsv } from "@jubilee/core/answers/late-answers.rules";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";
import type { AnyEventLine } from "@jubilee/core/answers/rsvp.types";
import { succeed } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import { useSearchParams } from "wouter";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { readListState } from "../../../page-kit/list/listState.rules.ts";

const rowsPerCall = 1000;

/** Saves every answer that the search and the filter leave, beyond the page that is shown. */
export function ExportAnswers({ eventNames }: { eventNames: ReadonlyMap<string, string> }) {
  const rsvp = useApi(createRsvpApi);
  const [query] = useSearchParams();
  const readAll = async (): Promise<Result<AnyEventLine[]>> => {
    const state = readListState(query);
    const lines: AnyEventLine[] = [];
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      const page = await rsvp.listAll({ ...state, from: lines.length, size: rowsPerCall });
      if (!page.ok) return page;
      lines.push(...page.value.rows);
      if (page.value.rows.length === 0 || lines.length >= page.value.total) return succeed(lines);
    }
  };
  return (
    <ExportButton
      name="answers.csv"
      rows={readAll}
      csv={(lines) => allAnswersCsv(lines, eventNames)}
      logged={["rsvps", "all"]}
      inLine
    />
  );
}
