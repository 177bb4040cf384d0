import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Progress } from "@jubilee/ui/progress";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import type { Import } from "./useImport.ts";

/** The import under way: how far it is, and the way out, which takes back what went in. */
export function SendingStep({ current: { session, state } }: { current: Import }) {
  const [isCancelling, setCancelling] = useState(false);
  const { done, total } = state.sent ?? { done: 0, total: 0 };
  return (
    <Card title={isCancelling ? "Taking back what went in" : "Importing"}>
      <Stack gap="4" align="start">
        <Progress
          label="Lines imported"
          hideLabel
          value={state.undoing === null ? done : Math.min(state.undoing, done)}
          max={Math.max(total, 1)}
          detail={
            state.undoing === null
              ? `${done} of ${total}`
              : `${state.undoing} still to be taken back`
          }
        />
        <Text size={14} tone="muted">
          Keep this page open. Cancelling leaves the guest list as it was.
        </Text>
        <Button
          variant="secondary-light"
          loading={isCancelling}
          onClick={() => {
            setCancelling(true);
            session.cancel();
          }}
        >
          Cancel import
        </Button>
      </Stack>
    </Card>
  );
}
