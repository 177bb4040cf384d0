import type { EventRecord } from "@jubilee/core/events/types";
import { linkName } from "@jubilee/core/share/rules";
import type { ShareLink } from "@jubilee/core/share/types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Copy, Ellipsis, ExternalLink, PowerOff, RefreshCw } from "lucide-react";
import { useState } from "react";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { useCopy } from "../event/useCopy.ts";

const questions = {
  rotate: {
    title: "Give it a new address?",
    text: "The old address dies at once and for ever: whoever has it sees that the link is not valid any more. Pasted widgets must be pasted again.",
    confirm: "New address",
    done: "The link has a new address",
  },
  revoke: {
    title: "Turn this link off?",
    text: "Whoever has it sees that the link is not valid any more. Answers and orders that came through it stay.",
    confirm: "Turn off",
    done: "The link is turned off",
  },
} as const;

export interface LinkMenuProps {
  event: EventRecord;
  link: ShareLink;
}

/** Copy, open, renew or turn off one link. */
export function LinkMenu({ event, link }: LinkMenuProps) {
  const { share } = useApis();
  const copy = useCopy();
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const { isBusy, run } = useSubmit("Widgets", keys.event(event.id));
  const name = linkName(link.kind, link.settings.label);
  const confirm = async (what: keyof typeof questions) => {
    const saved = await run(() => share[what](link.id));
    setAsking(null);
    if (saved) toast.success(questions[what].done);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton size="sm" label={`Actions for ${name}`} icon={<Ellipsis />} />}
        entries={[
          {
            id: "copy",
            label: "Copy link",
            icon: <Copy />,
            onSelect: () => void copy(link.url, "The link"),
          },
          {
            id: "open",
            label: "Open",
            icon: <ExternalLink />,
            onSelect: () => window.open(link.path, "_blank", "noopener"),
          },
          { separator: true },
          {
            id: "rotate",
            label: "New address",
            icon: <RefreshCw />,
            onSelect: () => setAsking("rotate"),
          },
          {
            id: "revoke",
            label: "Turn off",
            icon: <PowerOff />,
            destructive: true,
            onSelect: () => setAsking("revoke"),
          },
        ]}
      />
      {asking && (
        <AlertDialog
          open
          onOpenChange={(open) => {
            if (!open) setAsking(null);
          }}
          title={questions[asking].title}
          description={`${name}. ${questions[asking].text}`}
          confirmLabel={questions[asking].confirm}
          loading={isBusy}
          onConfirm={() => void confirm(asking)}
        />
      )}
    </>
  );
}
