import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import type { CapacityPool, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { Progress } from "@jubilee/ui/progress";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { PencilLine, Plus, Trash2 } from "lucide-react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { Tooltip } from "@jubilee/ui/tooltip";
import { useState } from "react";
import { useDeskWrite } from "../data/useDeskWrite.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

/** Places that several kinds of ticket share: one boat, one hall. */
export function Pools({ desk }: { desk: TicketDesk }) {
  const api = useApi(createTicketDeskApi);
  const { isBusy, run } = useDeskWrite(desk.event.id);
  const mayWrite = useMayDo(desk.event.id, "tickets.write");
  const [edited, setEdited] = useState<CapacityPool | "new" | null>(null);
  if (!mayWrite && desk.pools.length === 0) return null;
  return (
    <Card
      title="Shared places"
      action={
        mayWrite && (
          <Button size="sm" variant="outline" icon={<Plus />} onClick={() => setEdited("new")}>
            Add shared places
          </Button>
        )
      }
    >
      <Stack gap="3">
        {desk.pools.length === 0 && (
          <Text tone="muted">
            Kinds of ticket that fill the same hall or boat can share its places, so that together
            they never sell more than there are.
          </Text>
        )}
        {desk.pools.map((pool) => (
          <Inline key={pool.id}>
            <Stack gap="1" grow>
              <Text dir="auto">{pool.label}</Text>
              <Progress
                label={`${pool.taken} of ${pool.capacity}`}
                value={pool.taken}
                max={Math.max(1, pool.capacity)}
              />
            </Stack>
            {mayWrite && (
              <>
                <Tooltip label="Name and places">
                  <IconButton
                    size="sm"
                    title={undefined}
                    label={`Edit ${pool.label}`}
                    icon={<PencilLine />}
                    onClick={() => setEdited(pool)}
                  />
                </Tooltip>
                <IconButton
                  size="sm"
                  label={`Remove ${pool.label}`}
                  icon={<Trash2 />}
                  loading={isBusy}
                  disabled={pool.taken > 0}
                  onClick={() => void run(() => api.removePool(pool.id))}
                />
              </>
            )}
          </Inline>
        ))}
      </Stack>
      {edited && (
        <PoolDialog
          eventId={desk.event.id}
          pool={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

interface PoolDialogProps {
  eventId: string;
  pool: CapacityPool | null;
  onClose: () => void;
}

function PoolDialog({ eventId, pool, onClose }: PoolDialogProps) {
  const api = useApi(createTicketDeskApi);
  const { refusal } = ticketDeskCopy;
  const form = useDraft(
    { label: pool?.label ?? "", places: pool ? String(pool.capacity) : "" },
    {
      write: useDeskWrite(eventId),
      check: ({ label, places }) => ({
        label: label.trim() === "" ? refusal.name : undefined,
        places: /^\d{1,7}$/.test(places.trim()) ? undefined : refusal.places,
      }),
      columns: { capacity: "places" },
    },
  );
  return (
    <FormDialog
      size="s"
      title={pool ? "Edit shared places" : "Shared places"}
      submitLabel="Save"
      {...form.dialog(
        ({ label, places }) =>
          api.savePool(eventId, {
            id: pool?.id ?? null,
            label: label.trim(),
            capacity: Number(places),
          }),
        { onClose },
      )}
    >
      <TextField
        label="Name"
        placeholder="The boat"
        {...form.field("label")}
        maxLength={100}
        dir="auto"
      />
      <TextField label="Places" inputMode="numeric" {...form.field("places")} numeric />
    </FormDialog>
  );
}
