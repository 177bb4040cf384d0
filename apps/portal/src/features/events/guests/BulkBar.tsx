import type { EventRecord } from "@jubilee/core/events/types";
import type { GuestsApi } from "@jubilee/core/guests/api";
import type { ListedGuest } from "@jubilee/core/guests/types";
import { guestListCsv } from "@jubilee/core/imports/rules";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { toast } from "@jubilee/ui/toast";
import { Download, Merge, Trash2, X } from "lucide-react";
import { useEffect, useState } from "react";
import { downloadText } from "../data/downloadText.ts";
import { keys } from "../data/keys.ts";
import { useSubmit } from "../data/useSubmit.ts";
import { bulkAction, bulkBar, bulkCount } from "./Guests.css.ts";

interface BulkBarProps {
  event: EventRecord;
  api: GuestsApi;
  chosen: ListedGuest[];
  onClear: () => void;
}

/** What can be done with the selected guests. Escape clears the selection. */
export function BulkBar({ event, api, chosen, onClear }: BulkBarProps) {
  const [asking, setAsking] = useState<"merge" | "remove" | null>(null);
  const { isBusy, run } = useSubmit("RSVP", keys.event(event.id));
  const isShown = chosen.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const clear = (press: KeyboardEvent) => {
      if (press.key === "Escape" && asking === null) onClear();
    };
    addEventListener("keydown", clear);
    return () => removeEventListener("keydown", clear);
  }, [isShown, asking, onClear]);
  const [first, ...others] = chosen;
  if (!first) return null;

  const act = async (kind: "merge" | "remove") => {
    const done = await run(async () => {
      const result =
        kind === "merge"
          ? await api.merge(
              first.guestId,
              others.map(({ guestId }) => guestId),
            )
          : await api.removeFromEvent(chosen.map(({ id }) => id));
      return result.ok ? { ok: true, value: true } : result;
    });
    setAsking(null);
    if (!done) return;
    toast.success(
      kind === "merge" ? `Merged into ${first.fullName}` : `${chosen.length} taken off the list`,
    );
    onClear();
  };
  const names = chosen
    .slice(0, 4)
    .map(({ fullName }) => fullName)
    .join(", ");
  const more = chosen.length > 4 ? ` and ${chosen.length - 4} more` : "";

  return (
    <div className={bulkBar} role="toolbar" aria-label="Selected guests">
      <span className={bulkCount} aria-live="polite">
        {chosen.length} selected
      </span>
      {others.length > 0 && (
        <button type="button" className={bulkAction} onClick={() => setAsking("merge")}>
          <Merge aria-hidden="true" /> Merge
        </button>
      )}
      <button
        type="button"
        className={bulkAction}
        onClick={() => downloadText("guests.csv", "text/csv", guestListCsv(chosen))}
      >
        <Download aria-hidden="true" /> Export
      </button>
      <button type="button" className={bulkAction} onClick={() => setAsking("remove")}>
        <Trash2 aria-hidden="true" /> Remove
      </button>
      <button
        type="button"
        className={bulkAction}
        aria-label="Clear the selection"
        onClick={onClear}
      >
        <X aria-hidden="true" />
      </button>
      <AlertDialog
        open={asking === "remove"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`Take ${chosen.length} off this list?`}
        description={`${names}${more}. Their answers to this event go too; your account still knows them.`}
        confirmLabel="Take off the list"
        destructive
        loading={isBusy}
        onConfirm={() => void act("remove")}
      />
      <AlertDialog
        open={asking === "merge"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`Merge ${chosen.length} into ${first.fullName}?`}
        description={`${names}${more}. Answers, orders and other events move to ${first.fullName}; what is empty there is filled in.`}
        confirmLabel="Merge"
        loading={isBusy}
        onConfirm={() => void act("merge")}
      />
    </div>
  );
}
