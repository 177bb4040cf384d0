import type { ChecklistItem } from "@jubilee/core/talk/network.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { IconButton } from "@jubilee/ui/icon-button";
import { toast } from "@jubilee/ui/toast";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { When } from "../../../../page-kit/When.tsx";
import * as css from "../Network.css.ts";
import { useNetworkWrite } from "../useNetwork.ts";

/** The tick of the line after or before one that goes: the keyboard stays in the list. */
const neighbourOf = (line: HTMLElement | null) =>
  (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector<HTMLElement>(
    "input, [role=checkbox]",
  );

/** One line, ticked at once; who ticked it stands under it. What is deleted can be taken back. */
export function ChecklistLine({ checklistId, item }: { checklistId: string; item: ChecklistItem }) {
  const { api, run, isBusy } = useNetworkWrite();
  const [hoped, setHoped] = useState<boolean | null>(null);
  const { id, words, doneAt, doneBy } = item;
  const line = useRef<HTMLLIElement>(null);
  const isDone = hoped ?? doneAt !== null;
  const tick = async (on: boolean) => {
    setHoped(on);
    await run(() => api.change(checklistId, { act: "tick", id, on }));
    setHoped(null);
  };
  const putBack = async () => {
    const back = await run(() => api.change(checklistId, { act: "add", id, words }));
    if (back === null || doneAt === null) return;
    await run(() => api.change(checklistId, { act: "tick", id, on: true }));
  };
  const drop = async () => {
    const next = neighbourOf(line.current);
    if ((await run(() => api.change(checklistId, { act: "drop", id }))) === null) return;
    next?.focus();
    toast.success(`“${words}” is deleted`, {
      action: { label: "Undo", onClick: () => void putBack() },
    });
  };
  return (
    <li className={css.item} ref={line}>
      <Checkbox
        shape="round"
        label={<bdi {...(isDone ? { className: css.done } : {})}>{words}</bdi>}
        help={
          doneAt !== null && isDone ? (
            <>
              <bdi>{doneBy ?? "Somebody who is gone"}</bdi>
              <span>{", "}</span>
              <When at={doneAt} isTold />
            </>
          ) : undefined
        }
        checked={isDone}
        onCheckedChange={(on) => void tick(on)}
      />
      <span className={css.bin}>
        <IconButton
          variant="ghost"
          size="sm"
          icon={<Trash2 />}
          label={`Delete “${words}”`}
          disabled={isBusy}
          onClick={() => void drop()}
        />
      </span>
    </li>
  );
}
