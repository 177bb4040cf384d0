import { isEmptyRichText } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import { Button } from "@jubilee/ui/button";
import { Field } from "@jubilee/ui/field";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useEffect, useState, type ComponentType } from "react";
import { comingWords } from "./RichTextField.css.ts";
import type { EditingProps } from "./editing/Editing.tsx";
import type { RichTextFieldProps } from "./rich-text.types.ts";

/** The editor of texts with form, which comes when it is opened. Plain text is a TextArea. */
export function RichTextField({ label, hideLabel, help, error, ...rest }: RichTextFieldProps) {
  const [tries, setTries] = useState(0);
  return (
    <Field label={label} hideLabel={hideLabel ?? false} help={help} error={error}>
      {(control) => (
        <Coming
          {...rest}
          key={tries}
          label={label}
          control={control}
          onRetry={() => setTries((now) => now + 1)}
        />
      )}
    </Field>
  );
}

/** The place of the editor until it is there, and what is said if it does not come. */
function Coming({ onRetry, ...editing }: EditingProps & { onRetry: () => void }) {
  const [Editing, setEditing] = useState<ComponentType<EditingProps>>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isGone = false;
    const come = async () => {
      try {
        const module = await import("./editing/Editing.tsx");
        if (!isGone) setEditing(() => module.Editing);
      } catch {
        if (!isGone) setMissing(true);
      }
    };
    void come();
    return () => {
      isGone = true;
    };
  }, []);
  // Whoever turned to the field types on at once: the words wait in plain letters for their editor.
  const [typed, setTyped] = useState<string | null>(() =>
    editing.place?.turned && isEmptyRichText(editing.value) ? "" : null,
  );
  // What was sent has gone from here, too; what was not stays.
  const [wasSent, setSent] = useState(false);
  if (wasSent) {
    setSent(false);
    if (isEmptyRichText(editing.value)) setTyped("");
  }
  const submit = editing.place?.onSubmit;
  if (Editing) return <Editing {...editing} />;
  if (!isMissing && typed !== null)
    return (
      <textarea
        ref={(element) => element?.focus()}
        className={comingWords}
        aria-label={editing.label}
        value={typed}
        dir="auto"
        onChange={({ target }) => {
          setTyped(target.value);
          editing.onValueChange(asTyped(target.value));
        }}
        onKeyDown={(event) => {
          if (!submit || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submit();
          setSent(true);
        }}
      />
    );
  if (!isMissing) return <Skeleton height={editing.form === "small" ? 120 : 220} />;
  return (
    <InlineMessage tone="danger">
      The editor did not come. <Button onClick={onRetry}>Try again</Button>
    </InlineMessage>
  );
}

/** Words to the letter, as they are typed: a space at the end stays. */
function asTyped(words: string): RichText {
  return {
    version: 1,
    content: words.split("\n").map((text) => ({
      type: "paragraph",
      content: text === "" ? [] : [{ type: "text", text }],
    })),
  };
}
