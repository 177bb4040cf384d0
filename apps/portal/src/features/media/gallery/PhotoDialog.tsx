import { wordsProblem } from "@jubilee/core/media/gallery.rules";
import type { EventPhoto, PhotoWords } from "@jubilee/core/media/gallery.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { preview } from "./Gallery.css.ts";

export interface PhotoDialogProps {
  photo: EventPhoto;
  address: string;
  /** Further photos wait for their words: saving leads to the next. */
  left: number;
  isBusy: boolean;
  onSave: (words: PhotoWords) => void;
  onClose: () => void;
}

/** What is to be seen on a photo, and what stands under it. */
export function PhotoDialog({ photo, address, left, isBusy, onSave, onClose }: PhotoDialogProps) {
  const [words, setWords] = useState<PhotoWords>({
    alt: photo.alt,
    decorative: photo.decorative,
    caption: photo.caption,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<PhotoWords>) => {
    setWords((known) => ({ ...known, ...part }));
    setProblem(null);
  };
  const save = () => {
    const found = wordsProblem(words);
    setProblem(found);
    if (!found) onSave(words);
  };
  const isChanged =
    words.alt !== photo.alt ||
    words.caption !== photo.caption ||
    words.decorative !== photo.decorative;
  return (
    <FormDialog
      title="Describe the photo"
      submitLabel={left > 0 ? `Save, ${left} more` : "Save"}
      busy={isBusy}
      unsaved={isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        <img className={preview} src={address} alt="" width={photo.width} height={photo.height} />
        <TextArea
          label="What is to be seen"
          help="Read out to those who do not see it: who, where, what happens."
          value={words.decorative ? "" : words.alt}
          disabled={words.decorative}
          maxLength={300}
          counted
          rows={2}
          error={problem ?? undefined}
          onValueChange={(alt) => change({ alt })}
        />
        <Checkbox
          label="Decorative: it says nothing that needs words"
          checked={words.decorative}
          onCheckedChange={(decorative) => change({ decorative })}
        />
        <TextField
          label="Caption"
          optional
          help="Stands under the photo for everybody."
          value={words.caption}
          maxLength={300}
          onValueChange={(caption) => change({ caption })}
        />
      </Stack>
    </FormDialog>
  );
}
