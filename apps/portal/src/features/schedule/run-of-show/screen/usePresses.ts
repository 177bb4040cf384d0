import type {
  RunEntry,
  RunOfShow,
  RunPress,
  RunPush,
} from "@jubilee/core/schedule/run-of-show.types";
import { toast } from "@jubilee/ui/toast";
import { useMemo } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import type { RunStore } from "../device/run.store.ts";
import { pressWords, takenBackWords } from "./run-words.ts";

/** Who is told of a delay. */
export interface Telling {
  tellsTeam: boolean;
  tellsGuests: boolean;
}

type NewPress<Press> = Press extends RunPress ? Omit<Press, "id" | "at"> : never;

export interface Presses {
  press: (what: NewPress<RunPress>, title: string) => void;
  later: (id: string, title: string, minutes: number, push: RunPush, telling: Telling) => void;
  /** What was pressed before, however long ago. */
  takeBack: (pressId: string, title: string) => void;
}

/** What a part needs that draws an entry with its buttons. */
export interface EntryActs {
  show: RunOfShow;
  nowMs: number;
  presses: Presses;
  onLater: (entry: RunEntry, minutes: number) => void;
  onOpen: (id: string) => void;
}

/** What the buttons do: kept at once, sent when the line is there, taken back by one press. */
export function usePresses(store: RunStore): Presses {
  const { report } = usePortal();
  return useMemo(() => {
    const press: Presses["press"] = (what, title) => {
      // By the server's clock, as the screen shows it.
      const at = new Date(Date.now() + store.state.getState().aheadMs).toISOString();
      const made = { ...what, id: crypto.randomUUID(), at } as RunPress;
      toast.success(pressWords(made, title), {
        undo: () => void store.undo(made.id).catch(report),
      });
      store.press(made).catch(report);
    };
    return {
      press,
      later: (activityId, title, minutes, { changes }, telling) =>
        press({ act: "late", activityId, minutes, changes, ...telling }, title),
      takeBack: (pressId, title) => {
        toast.success(takenBackWords(title));
        store.undo(pressId).catch(report);
      },
    };
  }, [store, report]);
}
