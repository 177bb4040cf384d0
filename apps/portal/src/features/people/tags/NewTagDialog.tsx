import { valueOf } from "@jubilee/core/base/result.rules";
import { createOwnSearchApi } from "@jubilee/core/insight/own-search.api";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import type { TagUse } from "@jubilee/core/people/guest-records.types";
import { Combobox, type LoadOptions } from "@jubilee/ui/combobox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useCallback } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import type { Write } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface NewTagDialogProps {
  others: readonly TagUse[];
  write: Write;
  onMade: (name: string) => void;
  onClose: () => void;
}

/** A new tag begins with somebody who bears it: one that nobody bears is none. */
export function NewTagDialog({ others, write, onMade, onClose }: NewTagDialogProps) {
  const records = useApi(createGuestRecordsApi);
  const search = useApi(createOwnSearchApi);
  const form = useDraft(
    { name: "", guestId: "" },
    {
      write,
      check: ({ name, guestId }) => ({
        ...(name.trim() ? {} : { name: "Give the tag a name" }),
        ...(guestId ? {} : { guestId: "Choose somebody" }),
      }),
    },
  );
  const name = form.draft.name.trim().replace(/\s+/g, " ");
  const isKnown = others.some(({ tag }) => tag === name);
  const load = useCallback<LoadOptions>(
    async (text) => {
      if (text.trim() === "") return [];
      const { groups } = await valueOf(search.find({ text, kinds: ["guests"], size: 20 }));
      return groups.flatMap(({ rows }) =>
        rows.map(({ id, title, detail }) => ({
          value: id,
          label: title ?? "Somebody without a name",
          ...(detail ? { detail } : {}),
        })),
      );
    },
    [search],
  );
  return (
    <FormDialog
      title="New tag"
      description="It begins with one person. Whoever else is to bear it, you tag on an event’s list or on their own page."
      submitLabel={isKnown ? "Tag them" : "Make the tag"}
      summary={false}
      {...form.dialog(() => records.edit([form.draft.guestId], { addTags: [name] }), {
        done: () => onMade(name),
        onClose,
      })}
    >
      <TextField
        label="Name"
        placeholder="Choir"
        {...form.field("name")}
        maxLength={50}
        help={isKnown ? "This tag is there already." : undefined}
        dir="auto"
      />
      <Combobox
        label="Who bears it first?"
        placeholder="Begin with a name"
        load={load}
        {...form.field("guestId")}
      />
    </FormDialog>
  );
}
