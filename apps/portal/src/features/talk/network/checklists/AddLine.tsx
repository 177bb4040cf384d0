import type { SharedChecklist } from "@jubilee/core/talk/network.types";
import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import * as css from "../Network.css.ts";
import { useNetworkWrite } from "../useNetwork.ts";

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
  return (
    <div className={css.addLine}>
      <TextField
        label={`Next in ${checklist.title}`}
        hideLabel
        placeholder="What is to be done"
        maxLength={200}
        value={words}
        onValueChange={(typed) => setLine({ id, words: typed })}
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
