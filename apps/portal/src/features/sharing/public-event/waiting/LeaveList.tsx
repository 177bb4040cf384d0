import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { useState } from "react";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";

interface LeaveListProps {
  token: string;
  place: WaitlistPlace;
  onLeft: () => void;
}

/** Leaves the line at any time, or lets an offer go. */
export function LeaveList({ token, place, onLeft }: LeaveListProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, refused, run } = useChange();
  const isOffered = place.state === "offered";
  const words = isOffered ? "Pass the offer on" : "Leave the waiting list";
  const leave = async () => {
    const left = await run(() =>
      callEmbed<WaitlistPlace>(`place/${encodeURIComponent(token)}`, undefined, "DELETE"),
    );
    setAsking(false);
    if (left) onLeft();
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words}
      </Button>
      {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${words}?`}
        description={
          isOffered
            ? "The tickets go to the next in line, and your place is gone."
            : "Your place is gone. You can join again at the end of the line."
        }
        confirmLabel={words}
        cancelLabel="Stay in line"
        loading={isBusy}
        onConfirm={() => void leave()}
      />
    </div>
  );
}
