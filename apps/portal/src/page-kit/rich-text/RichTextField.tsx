import { Button } from "@jubilee/ui/button";
import { Field } from "@jubilee/ui/field";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useEffect, useState, type ComponentType } from "react";
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
  if (Editing) return <Editing {...editing} />;
  if (!isMissing) return <Skeleton height={editing.form === "small" ? 120 : 220} />;
  return (
    <InlineMessage tone="danger">
      The editor did not come. <Button onClick={onRetry}>Try again</Button>
    </InlineMessage>
  );
}
