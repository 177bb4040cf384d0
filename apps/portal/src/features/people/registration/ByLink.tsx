import { tokenOfLink } from "@jubilee/core/people/registrations.rules";
import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { byLink, linkField } from "./Registration.css.ts";

interface ByLinkProps {
  isBusy: boolean;
  /** Why the link opened nothing. */
  refusal: string | undefined;
  onOpen: (token: string) => void;
}

/** Opens an event by the link its hosts sent. */
export function ByLink({ isBusy, refusal, onOpen }: ByLinkProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <Form
      busy={isBusy}
      summary={false}
      onSubmit={() => {
        const token = tokenOfLink(text);
        setProblem(token ? undefined : "Paste the whole link of the event’s page");
        if (token) onOpen(token);
      }}
    >
      <div className={byLink}>
        <div className={linkField}>
          <TextField
            label="Register by link"
            placeholder="Paste the link from your invitation"
            value={text}
            onValueChange={(value) => {
              setText(value);
              setProblem(undefined);
            }}
            error={problem ?? refusal}
          />
        </div>
        <Button type="submit" variant="outline" loading={isBusy}>
          Open
        </Button>
      </div>
    </Form>
  );
}
