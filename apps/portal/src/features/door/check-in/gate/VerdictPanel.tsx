import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { CircleCheck, CircleX, ScanLine, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { KeptScan, OpenGate } from "../device/device.types.ts";
import { signal } from "../device/signals.ts";
import { grounds, verdict, verdictTitle } from "./Gate.css.ts";
import { resultOf, wordsOf } from "./verdict.rules.ts";

const icons = { ok: CircleCheck, duplicate: TriangleAlert, refused: CircleX };

interface VerdictPanelProps {
  gate: OpenGate;
  scan: KeptScan | null;
  hasSound: boolean;
  onUndo: (scanId: string) => void;
}

/** The one thing to look at: words, sign, colour and sound say the same. */
export function VerdictPanel({ gate, scan, hasSound, onUndo }: VerdictPanelProps) {
  const locale = useLocale();
  const key = scan && !scan.undoneAt ? `${scan.id}:${resultOf(scan).result}` : null;
  const result = scan && resultOf(scan).result;
  useEffect(() => {
    if (key && result && hasSound) signal(result);
  }, [key, result, hasSound]);
  if (!scan) {
    return (
      <div className={`${verdict} ${grounds.idle}`}>
        <p className={verdictTitle}>
          <ScanLine size={32} aria-hidden="true" />
          Ready to scan
        </p>
        <Text tone="muted">Hold a ticket to the camera or the scanner, or type below.</Text>
      </div>
    );
  }
  const words = wordsOf(scan, gate.facts, locale);
  const Icon = icons[words.result];
  return (
    <div className={`${verdict} ${scan.undoneAt ? grounds.idle : grounds[words.result]}`}>
      <p className={verdictTitle}>
        <Icon size={36} aria-hidden="true" />
        {words.title}
      </p>
      {words.name && (
        <Text size={22} weight="strong" dir="auto">
          {words.name}
        </Text>
      )}
      <Text size={16}>{words.detail}</Text>
      {words.extra.map((text) => (
        <Text key={text} size={18} weight="strong" dir="auto" preserveLines>
          {text}
        </Text>
      ))}
      {!scan.undoneAt && words.result === "ok" && (
        <Button size="sm" variant="outline" onClick={() => onUndo(scan.id)}>
          Undo
        </Button>
      )}
    </div>
  );
}
