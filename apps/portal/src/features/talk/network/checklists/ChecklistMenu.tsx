import type { PlanningContact, SharedChecklist } from "@jubilee/core/talk/network.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { Ellipsis, LogOut, Pencil, Share2, Trash2, UserMinus } from "lucide-react";
import { useState } from "react";
import { useNetworkWrite } from "../useNetwork.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";

interface ChecklistMenuProps {
  checklist: SharedChecklist;
  contacts: readonly PlanningContact[];
}

/** What else is done with a checklist: whose it is names, shares and deletes it, others give it back. */
export function ChecklistMenu({ checklist, contacts }: ChecklistMenuProps) {
  const { api, run, isBusy } = useNetworkWrite();
  const [asked, setAsked] = useState<"share" | "name" | "remove" | null>(null);
  const { id, title, isOwn, with: others } = checklist;
  const close = () => setAsked(null);
  const leave = (accountId: string) => void run(() => api.change(id, { act: "leave", accountId }));
  const remove = async () => {
    if ((await run(() => api.change(id, { act: "remove" }))) !== null) close();
  };
  const own = [
    { id: "share", label: "Share with …", icon: <Share2 />, onSelect: () => setAsked("share") },
    { id: "name", label: "Rename", icon: <Pencil />, onSelect: () => setAsked("name") },
    ...others.map(({ accountId, name }) => ({
      id: accountId,
      label: `Stop sharing with ${name}`,
      icon: <UserMinus />,
      onSelect: () => leave(accountId),
    })),
    {
      id: "remove",
      label: "Delete",
      icon: <Trash2 />,
      destructive: true,
      onSelect: () => setAsked("remove"),
    },
  ];
  const theirs = others
    .filter(({ isMine }) => isMine)
    .map(({ accountId }) => ({
      id: accountId,
      label: "Leave this checklist",
      icon: <LogOut />,
      destructive: true,
      onSelect: () => leave(accountId),
    }));
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton variant="ghost" size="sm" label={`More for ${title}`} icon={<Ellipsis />} />
        }
        entries={isOwn ? own : theirs}
      />
      {asked === "share" && (
        <ShareDialog checklist={checklist} contacts={contacts} onClose={close} />
      )}
      {asked === "name" && <RenameDialog checklist={checklist} onClose={close} />}
      <AlertDialog
        open={asked === "remove"}
        onOpenChange={close}
        title={`Delete ${title}?`}
        description="It is gone with all its lines, also for those it is shared with."
        confirmLabel="Delete"
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
