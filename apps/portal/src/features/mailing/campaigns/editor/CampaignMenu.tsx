import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { tabQuery } from "../../../../event-kit/event/tabs.rules.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { campaignKeys } from "../../keys.ts";
import type { CampaignDraft } from "./useCampaignDraft.ts";

/** What is done with a whole draft. */
export function CampaignMenu({ state }: { state: CampaignDraft }) {
  const api = useApi(createCampaignsApi);
  const { saved, draft, change } = state;
  const { isBusy, run } = useWrite(campaignKeys.ofEvent(saved.eventId), "E-mail campaigns");
  const [, go] = useLocation();
  const [open, setOpen] = useState<"name" | "remove" | null>(null);
  const copy = async () => {
    const twin = { ...draft, name: `${draft.name.slice(0, 110)}, again` };
    const made = await run(() => api.create(saved.eventId, twin));
    if (made) go(href("campaigns.details", { campaignId: made.id }));
  };
  const remove = async () => {
    if (!(await run(() => api.remove(saved.id)))) return;
    toast.success("The campaign is deleted");
    go(`${href("events.details", { eventId: saved.eventId })}${tabQuery("campaigns")}`);
  };
  return (
    <>
      <Menu
        trigger={<IconButton label="More" icon={<Ellipsis />} variant="secondary" />}
        entries={[
          { id: "name", label: "Rename", icon: <Pencil />, onSelect: () => setOpen("name") },
          { id: "copy", label: "Copy", icon: <Copy />, onSelect: () => void copy() },
          { separator: true },
          {
            id: "remove",
            label: "Delete",
            icon: <Trash2 />,
            destructive: true,
            onSelect: () => setOpen("remove"),
          },
        ]}
      />
      {open === "name" && (
        <NameDialog
          name={draft.name}
          onClose={() => setOpen(null)}
          onName={(name) => change({ name })}
        />
      )}
      <AlertDialog
        open={open === "remove"}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={`Delete “${draft.name}”?`}
        description="Nobody has got it. What is written in it is gone then."
        confirmLabel="Delete"
        destructive
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  );
}

interface NameDialogProps {
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

function NameDialog({ name, onName, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);
  const called = typed.trim();
  return (
    <FormDialog
      title="Name of the campaign"
      description="Only your team sees it."
      submitLabel="Rename"
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (called === "") return;
        onName(called);
        onClose();
      }}
    >
      <TextField
        label="Name"
        maxLength={120}
        value={typed}
        error={isTried && called === "" ? "Give it a name" : undefined}
        onValueChange={setTyped}
      />
    </FormDialog>
  );
}
