import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import { useState } from "react";

/** Mails a guest the link to their profile: what is held about them, and who sees what. */
export default function ProfileWishSection({ personal }: GuestPlace) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, refused, run } = useChange();
  const ask = async () => {
    const path = `personal/${encodeURIComponent(personal?.token ?? "")}/profile`;
    if (await run(() => callEmbed<object>(path, {}))) setAsked(true);
  };
  return (
    <Stack gap="2" align="start">
      {isAsked ? (
        <InlineMessage tone="success">
          If the hosts have an address of yours, the link is on its way to it.
        </InlineMessage>
      ) : (
        <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void ask()}>
          What is held about me?
        </Button>
      )}
      {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
    </Stack>
  );
}
