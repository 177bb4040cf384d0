import type { SharedChecklist } from "@jubilee/core/talk/network.types";
import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import * as css from "../Network.css.ts";
import { useNetworkWrite } from "../useNetwork.ts";
import { pastedLines } from "./checklist.rules.ts";

/** Where the next line is written; the field stays for the one after it. */
export function AddLine({ checklist }: { checklist: SharedChecklist }) {
  const { api, run, isBusy } = useNetworkWrite();
  // One that is sent again after a lost answer is the same line.
  const [{ id, words }, setLine] = useState(() => ({ id: crypto.randomUUID(), words: "" }));
  const add = async () => {
    if (words.trim() === "" || isBusy) return;
    if ((await run(() => api.change(checklist.id, { act: "add", id, words }))) === null) return;
    setLine({ id: crypto.randomUUID(), words: "" });
  };
  /** Several lines become as many; what could not be added stays in the field. */
  const addAll = async (lines: readonly string[]) => {
    for (const [at, line] of lines.entries()) {
      const added = { act: "add", id: crypto.randomUUID(), words: line.slice(0, 200) } as const;
      if ((await run(() => api.change(checklist.id, added))) !== null) continue;
      return setLine({ id: crypto.randomUUID(), words: lines.slice(at).join("; ") });
    }
    toast.success(`${lines.length} lines added to ${checklist.title}`);
  };
  return (
    <div className={css.addLine}>
      <TextField
        label={`Next in ${checklist.title}`}
        hideLabel
        placeholder="What is to be done"
        maxLength={200}
        value={words}
        onValueChange={(typed) => setLine({ id, words: typed })}
        onPaste={(event) => {
          const lines = pastedLines(event.clipboardData.getData("text/plain"));
          if (lines.length === 0 || isBusy) return;
          event.preventDefault();
          void addAll(words.trim() === "" ? lines : [words, ...lines]);
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter") void add();
        }}
      />
      <Button variant="outline" loading={isBusy} onClick={() => void add()}>
        Add
      </Button>
    </div>
  );
}
