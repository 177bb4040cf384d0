import { formatClock } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Text } from "@jubilee/ui/text";
import { ScanChip } from "../../../../event-kit/ScanChip.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { KeptScan, OpenGate } from "../device/device.types.ts";
import { line, lineEnd, lineWords, list } from "./Gate.css.ts";
import { resultOf, wordsOf } from "./verdict.rules.ts";

interface ScanLinesProps {
  gate: OpenGate;
  scans: readonly KeptScan[];
  onUndo: (scanId: string) => void;
}

/** What this device scanned last, newest first. */
export function ScanLines({ gate, scans, onUndo }: ScanLinesProps) {
  const locale = useLocale();
  return (
    <Card title="Latest on this device">
      {scans.length === 0 ? (
        <Text tone="muted">Nothing is scanned yet.</Text>
      ) : (
        <ul className={list}>
          {scans.map((scan) => {
            const { name, detail } = wordsOf(scan, gate.facts, locale);
            const { result } = resultOf(scan);
            const isDouble = scan.told === "ok" && result === "duplicate";
            return (
              <li key={scan.id} className={line}>
                <span className={lineWords}>
                  <Text weight="strong" dir="auto">
                    {name || detail}
                  </Text>
                  <Text size={14} tone="muted">
                    {formatClock(scan.at, gate.facts.event.timeZone, locale)}
                    {name ? ` · ${detail}` : ""}
                    {scan.waiting ? " · not sent yet" : ""}
                  </Text>
                </span>
                <span className={lineEnd}>
                  <ScanChip {...{ result, isDouble }} isUndone={Boolean(scan.undoneAt)} />
                  {result === "ok" && !scan.undoneAt && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`Undo ${name}`}
                      onClick={() => onUndo(scan.id)}
                    >
                      Undo
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
