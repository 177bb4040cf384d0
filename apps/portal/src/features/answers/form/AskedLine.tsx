import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Trash2 } from "lucide-react";

export interface AskedLineProps {
  name: string;
  detail: string;
  busy: boolean;
  onRemove: () => void;
}

/** A meal or a question that guests are asked, with what it says. */
export function AskedLine({ name, detail, busy, onRemove }: AskedLineProps) {
  return (
    <Inline justify="space-between" align="center" gap="3">
      <Stack gap="0" grow>
        <Text dir="auto">{name}</Text>
        {detail && (
          <Text size={12} tone="muted" dir="auto">
            {detail}
          </Text>
        )}
      </Stack>
      <IconButton label={`Remove ${name}`} icon={<Trash2 />} disabled={busy} onClick={onRemove} />
    </Inline>
  );
}
