import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";

interface MailWishProps {
  token: string;
  wantsMail: boolean;
}

/** Stops the mails of these hosts, and takes them up again. */
function MailWish({ token, wantsMail: first }: MailWishProps) {
  const [wantsMail, setWantsMail] = useState(first);
  const { isBusy, refused, run } = useChange();
  const wish = async (wanted: boolean) => {
    const saved = await run(() =>
      callEmbed<{ wantsMail: boolean }>(`personal/${encodeURIComponent(token)}/mails`, {
        wantsMail: wanted,
      }),
    );
    if (saved) setWantsMail(saved.wantsMail);
  };
  return (
    <Card title={wantsMail ? "Mails from these hosts" : "No more mails"}>
      <Stack gap="3" align="start">
        <div aria-live="polite">
          <Text tone="muted">
            {wantsMail
              ? "Invitations and reminders come to your address. Your link keeps working without them."
              : "These hosts write to you no more. Your link still opens this page."}
          </Text>
        </div>
        {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
        <Button
          variant={wantsMail ? "secondary" : "secondary-light"}
          loading={isBusy}
          onClick={() => void wish(!wantsMail)}
        >
          {wantsMail ? "Send me no more mails" : "Write to me again"}
        </Button>
      </Stack>
    </Card>
  );
}

/** Asks whoever wants no more mails, or opened the link for that. */
export default function MailWishSection({ personal }: GuestPlace) {
  if (!personal) return null;
  return <MailWish token={personal.token} wantsMail={personal.invitation.wantsMail} />;
}
