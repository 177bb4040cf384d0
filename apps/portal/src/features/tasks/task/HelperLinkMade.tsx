import type { TaskHelper } from "@jubilee/core/tasks/helping.types";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Dialog } from "@jubilee/ui/dialog";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { link, linkRow } from "./TaskPanel.css.ts";

interface HelperLinkMadeProps {
  helper: TaskHelper;
  onClose: () => void;
}

/** The link of a new helper, to be handed over, and what they see behind it. */
export function HelperLinkMade({ helper: { name, email, url }, onClose }: HelperLinkMadeProps) {
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={`The link of ${name}`}
      description={
        email === null
          ? "Send it to them as you like; nobody else gets it."
          : `It is on its way to ${email}. You can hand it over yourself too.`
      }
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Stack gap="4">
        {url !== null && (
          <div className={linkRow}>
            <code className={link}>{url}</code>
            <CopyButton value={url} label="Copy link" about={`of ${name}`} />
          </div>
        )}
        <Text>
          {`${name} sees the tasks of this event that are theirs, with notes and steps, ticks them and writes to you about them, and on the day what they lead. No guest, no money and no task of others is shown.`}
        </Text>
        <Text tone="muted">“Helpers” above the tasks has all links, to renew and to close.</Text>
      </Stack>
    </Dialog>
  );
}
