import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import type { TalkedRoom } from "../messages/useTalked.ts";

interface StopFollowingProps {
  room: TalkedRoom;
  title: string;
}

/** Asked by the link that mails of before had: opening it does nothing yet, since mail programs open links, too. */
export function StopFollowing({ room, title }: StopFollowingProps) {
  const [query, setQuery] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const leave = () =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        next.delete("follow");
        return next;
      },
      { replace: true },
    );
  const stop = async () => {
    setBusy(true);
    const result = await room.act("tells", { tells: "off" });
    setBusy(false);
    if (!result.ok) return tellFailure(result.error);
    toast.success("You are not told of this topic any more");
    leave();
  };
  return (
    <AlertDialog
      open={query.get("follow") === "off"}
      onOpenChange={leave}
      title="Stop following this topic?"
      description={`No notice and no mail tells you of new posts in “${title}”. You follow it again under its three dots.`}
      confirmLabel="Stop following"
      loading={isBusy}
      onConfirm={() => void stop()}
    />
  );
}
