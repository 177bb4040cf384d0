import { wordsProblem } from "@jubilee/core/media/gallery.rules";
import type { EventPhoto, PhotoWords } from "@jubilee/core/media/gallery.types";
import type { Result } from "@jubilee/core/base/result.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { preview } from "./Gallery.css.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import type { Write } from "../../../page-kit/data/useWrite.ts";

export interface PhotoDialogProps {
  photo: EventPhoto;
  address: string;
  /** Further photos wait for their words: saving leads to the next. */
  left: number;
  write: Write;
  describe: (words: PhotoWords) => Promise<Result<unknown>>;
  onSaved: () => void;
  onClose: () => void;
}

/** What is to be seen on a photo, and what stands under it. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { photo, address, left, write, describe, onSaved, onClose } = props;
  const form = useDraft<PhotoWords>(
    { alt: photo.alt, decorative: photo.decorative, caption: photo.caption },
    { write, check: (words) => ({ alt: wordsProblem(words) ?? undefined }) },
  );
  const { alt, decorative } = form.draft;
  return (
    <FormDialog
      title="Describe the photo"
      submitLabel={left > 0 ? `Save, ${left} more` : "Save"}
      {...form.dialog(describe, { onClose: onSaved })}
      onClose={onClose}
    >
      <Stack gap="4">
        <img className={preview} src={address} alt="" width={photo.width} height={photo.height} />
        <TextArea
          label="What is to be seen"
          help="Read out to those who do not see it: who, where, what happens."
          {...form.field("alt")}
          value={decorative ? "" : alt}
          disabled={decorative}
          maxLength={300}
          counted
          rows={2}
        />
        <Checkbox
          label="Decorative: it says nothing that needs words"
          {...form.checked("decorative")}
        />
        <TextField
          label="Caption"
          optional
          help="Stands under the photo for everybody."
          {...form.field("caption")}
          maxLength={300}
        />
      </Stack>
    </FormDialog>
  );
}
