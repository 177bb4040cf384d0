import type { ChecklistItem } from "@jubilee/core/talk/network.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { IconButton } from "@jubilee/ui/icon-button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { When } from "../../../../page-kit/When.tsx";
import * as css from "../Network.css.ts";
import { useNetworkWrite } from "../useNetwork.ts";

/** One line, ticked at once; who ticked it stands under it. */
export function ChecklistLine({ checklistId, item }: { checklistId: string; item: ChecklistItem }) {
  const { api, run, isBusy } = useNetworkWrite();
  const [hoped, setHoped] = useState<boolean | null>(null);
  const { id, words, doneAt, doneBy } = item;
  const isDone = hoped ?? doneAt !== null;
  const tick = async (on: boolean) => {
    setHoped(on);
    await run(() => api.change(checklistId, { act: "tick", id, on }));
    setHoped(null);
  };
  return (
    <li className={css.item}>
      <Checkbox
        shape="round"
        label={<bdi {...(isDone ? { className: css.done } : {})}>{words}</bdi>}
        help={
          doneAt !== null && isDone ? (
            <>
              <bdi>{doneBy ?? "Somebody who is gone"}</bdi>
              <span>{", "}</span>
              <When at={doneAt} />
            </>
          ) : undefined
        }
        checked={isDone}
        onCheckedChange={(on) => void tick(on)}
      />
      <IconButton
        variant="ghost"
        size="sm"
        icon={<Trash2 />}
        label={`Delete “${words}”`}
        disabled={isBusy}
        onClick={() => void run(() => api.change(checklistId, { act: "drop", id }))}
      />
    </li>
  );
}
