import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextArea } from "@jubilee/ui/text-area";
import { useState } from "react";

interface PasteDialogProps {
  words: PeopleWords;
  onPaste: (text: string) => void;
  onClose: () => void;
}

/** Takes a list out of a spreadsheet or mail; it is looked at before anything is added. */
export function PasteDialog({ words, onPaste, onClose }: PasteDialogProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title="Paste a list"
      description={`Copy the ${words.many} in a spreadsheet and paste them here. You look at everything before it is added, and can take it back as a whole.`}
      submitLabel="Look at the list"
      summary={false}
      unsaved={text.trim() !== ""}
      onSubmit={() => {
        if (/\p{L}/u.test(text)) onPaste(text);
        else setError("Paste at least one name");
      }}
      onClose={onClose}
    >
      <TextArea
        label="The list"
        help="One line for each person: columns divided by tabs or commas, with headings or without. Names alone will do."
        placeholder={"Ada Lind\tada@example.org\nKofi Mensah\tkofi@example.org"}
        rows={8}
        value={text}
        error={error}
        onValueChange={(next) => {
          setText(next);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
