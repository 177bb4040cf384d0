import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Dialog } from "@jubilee/ui/dialog";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { QrCode } from "@jubilee/ui/qr-code";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";

/** A steward's link to hand over: scanned from this screen, sent, or opened here. */
export function GateLinkShown({ label, path }: { label: string; path: string }) {
  const address = new URL(path, location.origin).href;
  return (
    <Dialog
      title={label}
      description="Whoever has this link can check people in at this gate until it expires or you revoke it. They see names and tickets, no e-mail addresses."
      size="s"
      trigger={
        <Button size="sm" variant="outline" aria-label={`Show the link of ${label}`}>
          Show
        </Button>
      }
      footer={
        <Inline gap="2">
          <CopyButton value={address} label="Copy link" variant="outline" />
          <LinkButton href={path} target="_blank">
            Open the scanner
          </LinkButton>
        </Inline>
      }
    >
      <Stack gap="3" align="center">
        <QrCode value={address} label={`Opens the gate on ${label}`} sizePx={200} />
        <Text size={14} tone="muted" breakAnywhere>
          {address}
        </Text>
      </Stack>
    </Dialog>
  );
}
