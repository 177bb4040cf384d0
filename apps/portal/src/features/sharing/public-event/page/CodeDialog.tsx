import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { TextField } from "@jubilee/ui/text-field";
import { useId, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import type { FindMeDialogProps } from "./FindMeDialog.tsx";

/** Opens the invitation behind a printed code. */
export function CodeDialog({ token, isOpen, onOpenChange }: FindMeDialogProps) {
  const formId = useId();
  const [code, setCode] = useState("");
  const { isBusy, refused, run, forget } = useChange();
  const openInvitation = async () => {
    const found = await run(() =>
      callEmbed<{ personalToken: string }>(`rsvp/${encodeURIComponent(token)}/code`, { code }),
    );
    if (found) navigate(href("publicEvent.personal", { personalToken: found.personalToken }));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Open my invitation"
      description="The code stands on the invitation you were given: eight letters and digits."
      footer={
        <Button type="submit" form={formId} loading={isBusy}>
          Open it
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void openInvitation();
        }}
      >
        <TextField
          label="Code"
          placeholder="7KQ2-M9XW"
          value={code}
          onValueChange={(typed) => {
            setCode(typed);
            forget();
          }}
          error={refused?.message}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
