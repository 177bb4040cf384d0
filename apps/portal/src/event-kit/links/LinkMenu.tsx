import { linkName } from "@jubilee/core/sharing/share.rules";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import type { QueryKey } from "@tanstack/react-query";
import { Copy, Ellipsis, ExternalLink, PowerOff, RefreshCw, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useCopy } from "../../page-kit/useCopy.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { linkQuestions } from "./linkQuestions.ts";
import { useApi } from "../../page-kit/data/useApi.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../page-kit/data/useWrite.ts";

export interface LinkMenuProps {
  link: ShareLink;
  invalidates: QueryKey;
}

/** Copy, open, limit, renew or turn off one link. */
export function LinkMenu({ link, invalidates }: LinkMenuProps) {
  const share = useApi(createShareApi);
  const copy = useCopy();
  const [asking, setAsking] = useState<keyof typeof linkQuestions | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { isBusy, run } = useWrite(invalidates, "Widgets");
  const name = linkName(link.kind, link.settings.label);
  const confirm = async (what: keyof typeof linkQuestions) => {
    const saved = await run(() => share[what](link.id));
    setAsking(null);
    if (saved) toast.success(linkQuestions[what].done);
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
          {
            id: "edit",
            label: "Name, end and limit",
            icon: <SlidersHorizontal />,
            onSelect: () => setEditing(true),
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
      {isEditing && (
        <LinkDialog link={link} invalidates={invalidates} onClose={() => setEditing(false)} />
      )}
      {asking && (
        <AlertDialog
          open
          onOpenChange={(open) => {
            if (!open) setAsking(null);
          }}
          title={linkQuestions[asking].title}
          description={`${name}. ${linkQuestions[asking].text}`}
          confirmLabel={linkQuestions[asking].confirm}
          loading={isBusy}
          onConfirm={() => void confirm(asking)}
        />
      )}
    </>
  );
}
