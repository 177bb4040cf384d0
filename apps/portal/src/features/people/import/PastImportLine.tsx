import { importSummary, refusedLinesCsv } from "@jubilee/core/people/imports.rules";
import type { PastImport } from "@jubilee/core/people/imports.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { Download, Play, Undo2 } from "lucide-react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { peopleKeys } from "../keys.ts";
import { mergeHead, mergeRow, pastFacts } from "./Import.css.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createImportsApi } from "@jubilee/core/people/imports.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface PastImportLineProps {
  eventId: string;
  past: PastImport;
  words: { one: string; many: string };
  onResume: () => void;
  onUndo: () => void;
}

const chips = {
  running: { tone: "warning", label: "Not finished" },
  finished: { tone: "usual", label: "Done" },
  undone: { tone: "neutral", label: "Taken back" },
} as const;

/** One file that was brought in, and what can still be done about it. */
export function PastImportLine(props: PastImportLineProps) {
  const { eventId, past, words, onResume, onUndo } = props;
  const imports = useApi(createImportsApi);
  const { isBusy, run } = useWrite(peopleKeys.imports(eventId), "RSVP");
  const [locale, nowMs] = [useLocale(), useNow()];
  const { tone, label } = chips[past.status];
  const { refused } = past;
  const keep = () =>
    void run(async () => {
      const finished = await imports.finish(past.id);
      return finished.ok ? { ok: true, value: true } : finished;
    });
  const download = () =>
    downloadText(
      `refused-lines-of-${past.fileName.replace(/\.\w+$/, "")}.csv`,
      "text/csv",
      refusedLinesCsv(refused),
    );
  return (
    <li className={mergeRow}>
      <div className={mergeHead}>
        <div className={pastFacts}>
          <Inline gap="2">
            <Text as="span" weight="strong" breakAnywhere dir="auto">
              {past.fileName}
            </Text>
            <Chip tone={tone}>{label}</Chip>
          </Inline>
          <Text size={14}>{importSummary(past, words)}</Text>
          <Text size={12} tone="muted">
            {[past.by, formatAgo(past.at, nowMs, locale)].filter(Boolean).join(", ")}
          </Text>
        </div>
        <Inline gap="2">
          {refused.length > 0 && (
            <Button
              variant="link"
              icon={<Download />}
              onClick={download}
              aria-label={`Refused lines of ${past.fileName} as CSV`}
            >
              Refused lines
            </Button>
          )}
          {past.status === "running" && (
            <>
              <Button
                variant="secondary-light"
                size="sm"
                icon={<Play />}
                onClick={onResume}
                aria-label={`Go on with ${past.fileName}`}
              >
                Go on
              </Button>
              <Button
                variant="outline"
                size="sm"
                loading={isBusy}
                onClick={keep}
                aria-label={`Keep what is in of ${past.fileName}`}
              >
                Keep what is in
              </Button>
            </>
          )}
          {past.status !== "undone" && (
            <Button
              variant="outline"
              size="sm"
              icon={<Undo2 />}
              onClick={onUndo}
              aria-label={`Take back ${past.fileName}`}
            >
              Take back
            </Button>
          )}
        </Inline>
      </div>
    </li>
  );
}
