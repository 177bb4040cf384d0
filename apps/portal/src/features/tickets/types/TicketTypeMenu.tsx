import type { EventRecord } from "@jubilee/core/events/events.types";
import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu, type MenuEntry } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Ellipsis, Pause, PencilLine, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface TicketTypeMenuProps {
  event: EventRecord;
  type: TicketType;
  onEdit: () => void;
}

/** Edit, pause, or remove what nobody has bought yet. */
export function TicketTypeMenu({ event, type, onEdit }: TicketTypeMenuProps) {
  const tickets = useApi(createTicketsApi);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");
  const isOnSale = type.status === "on_sale";

  const toggle = async () => {
    const next = isOnSale ? "paused" : "on_sale";
    const saved = await run(() => tickets.setStatus(event, type.id, next));
    if (saved) toast.success(`${type.name} is ${isOnSale ? "paused" : "on sale"}`);
  };
  const remove = async () => {
    await run(() => tickets.remove(type.id));
    setAsking(false);
  };

  const entries: MenuEntry[] = [
    { id: "edit", label: "Edit", icon: <PencilLine />, onSelect: onEdit },
    {
      id: "toggle",
      label: isOnSale ? "Pause the sale" : "Put on sale",
      icon: isOnSale ? <Pause /> : <Play />,
      onSelect: () => void toggle(),
    },
    { separator: true },
    {
      id: "remove",
      label: type.sold > 0 ? "Sold tickets keep it" : "Remove",
      icon: <Trash2 />,
      destructive: true,
      disabled: type.sold + type.held > 0,
      onSelect: () => setAsking(true),
    },
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={`Actions for ${type.name}`}
            icon={<Ellipsis />}
            loading={isBusy}
          />
        }
        entries={entries}
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove “${type.name}”?`}
        description="Nobody has bought it. It disappears from the page and from every widget."
        confirmLabel="Remove"
        cancelLabel="Keep it"
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
