import type { PromoCode } from "@jubilee/core/tickets/ticket-desk.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { Ellipsis, Pause, PencilLine, Play, Trash2 } from "lucide-react";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";

interface PromoMenuProps {
  eventId: string;
  code: PromoCode;
  onEdit: () => void;
}

/** Edit, switch off, or remove what nobody has used. */
export function PromoMenu({ eventId, code, onEdit }: PromoMenuProps) {
  const api = useApi(createTicketDeskApi);
  const { isBusy, run } = useDeskWrite(eventId);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          label={`Actions for ${code.code}`}
          icon={<Ellipsis />}
          loading={isBusy}
        />
      }
      entries={[
        { id: "edit", label: "Edit", icon: <PencilLine />, onSelect: onEdit },
        {
          id: "toggle",
          label: code.isActive ? "Switch off" : "Switch on",
          icon: code.isActive ? <Pause /> : <Play />,
          onSelect: () => void run(() => api.setPromoActive(code.id, !code.isActive)),
        },
        { separator: true },
        {
          id: "remove",
          label: code.used > 0 ? "Used codes stay" : "Remove",
          icon: <Trash2 />,
          destructive: true,
          disabled: code.used > 0,
          onSelect: () => void run(() => api.removePromoCode(code.id)),
        },
      ]}
    />
  );
}
