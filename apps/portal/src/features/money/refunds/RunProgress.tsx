import { refundRunsCopy } from "@jubilee/core/money/refund-runs.copy";
import { isUnderWay, progressOf } from "@jubilee/core/money/refund-runs.rules";
import type { RefundRowState, RefundRun } from "@jubilee/core/money/refund-runs.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { Progress } from "@jubilee/ui/progress";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";

const shownStates: readonly RefundRowState[] = [
  "done",
  "on_its_way",
  "waiting",
  "delayed",
  "by_hand",
  "failed",
  "refused",
  "left_out",
];

const titleOf = (run: RefundRun): string => {
  if (run.status === "paused") return "Paused";
  if (run.status === "cancelled") return "Cancelled";
  if (isUnderWay(run)) return "Giving money back";
  return (run.counts.by_hand ?? 0) > 0 ? "Yours to finish by hand" : "Finished";
};

export interface RunProgressProps {
  run: RefundRun;
  isBusy: boolean;
  onChange: (change: "pause" | "resume" | "cancel") => void;
}

/** How much is back, and the ways to hold, go on and stop. */
export function RunProgress({ run, isBusy, onChange }: RunProgressProps) {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { done, of } = progressOf(run);
  const isOpen = run.status === "running" || run.status === "paused";
  const counted = shownStates.filter((state) => (run.counts[state] ?? 0) > 0);
  return (
    <Card title={titleOf(run)}>
      <Stack gap="4">
        <Progress
          label="Orders paid back"
          value={done}
          max={Math.max(of, 1)}
          detail={`${done} of ${of}`}
          tone={done === of ? "success" : "action"}
        />
        <div aria-live="polite">
          <DescriptionList
            look="lines"
            items={[
              ...run.sums.map(({ currency, backMinor, wholeMinor }) => ({
                term: `Given back in ${currency}`,
                detail: `${formatMoney(backMinor, currency, locale)} of ${formatMoney(wholeMinor, currency, locale)}`,
              })),
              ...counted.map((state) => ({
                term: refundRunsCopy.states[state],
                detail: String(run.counts[state] ?? 0),
              })),
            ]}
          />
        </div>
        {isOpen && (
          <>
            <Text size={14} tone="muted">
              It goes on without this page. A pause or an end leaves what is on its way.
            </Text>
            <Inline gap="3">
              {run.status === "running" ? (
                <Button variant="outline" loading={isBusy} onClick={() => onChange("pause")}>
                  Pause
                </Button>
              ) : (
                <Button loading={isBusy} onClick={() => onChange("resume")}>
                  Go on
                </Button>
              )}
              <Button variant="ghost" disabled={isBusy} onClick={() => setAsking(true)}>
                Stop
              </Button>
            </Inline>
          </>
        )}
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Stop paying back?"
          description="Orders that were not asked for yet keep their money and are left out. What is on its way arrives. You can pay the rest back later."
          confirmLabel="Stop"
          cancelLabel="Keep going"
          loading={isBusy}
          onConfirm={() => {
            setAsking(false);
            onChange("cancel");
          }}
        />
      </Stack>
    </Card>
  );
}
