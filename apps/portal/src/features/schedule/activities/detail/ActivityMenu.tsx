import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { ActivityStatus } from "@jubilee/core/schedule/activities.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { Ban, CalendarCheck, CalendarDays, Ellipsis, FilePen, Ticket, Trash2 } from "lucide-react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { withEvent } from "../data/withEvent.ts";
import type { ActivityDetailsProps } from "./activityDetails.types.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

/** What else can be done with an activity. */
export function ActivityMenu({ activity, event }: ActivityDetailsProps) {
  const api = useApi(createActivitiesApi);
  const queries = useQueryClient();
  const { isBusy, run } = useWrite(activityKeys.ofEvent(event.id), "Activity management");
  const mayWrite = useMayDo(event.id, "schedule.write");
  const seesTickets = useMayDo(event.id, "tickets.read");
  const [isAsking, setAsking] = useState(false);
  const setStatus = async (status: ActivityStatus, said: string) => {
    const saved = await run(() => api.setStatus(activity.id, status));
    if (!saved) return;
    queries.setQueryData(activityKeys.record(activity.id), { activity: saved, event });
    toast.success(said);
  };
  const removeNow = async () => {
    const removed = await run(() => api.remove(activity.id));
    if (!removed) return;
    toast.success(`${activity.title} is gone`);
    navigate(withEvent(href("activities.manage"), event.id));
  };
  const put = {
    id: "put",
    label: "Put into the schedule",
    icon: <CalendarCheck />,
    onSelect: () =>
      void setStatus(
        "published",
        `${peopleAtStart(event.eventTypeId)} see it when you publish the schedule`,
      ),
  };
  const takeOut = {
    id: "draft",
    label: "Back to draft",
    icon: <FilePen />,
    onSelect: () => void setStatus("draft", "It is a draft again"),
  };
  const cancel = {
    id: "cancel",
    label: "Cancel it",
    icon: <Ban />,
    onSelect: () => void setStatus("cancelled", "Cancelled. Nobody can sign up any more"),
  };
  const tickets = {
    id: "tickets",
    label: "Tickets",
    icon: <Ticket />,
    href: href("tickets.activity", { activityId: activity.id }),
  };
  const remove = {
    id: "remove",
    label: "Remove",
    icon: <Trash2 />,
    destructive: true,
    onSelect: () => setAsking(true),
  };
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label="More" icon={<Ellipsis />} variant="outline" />}
        entries={[
          {
            id: "schedule",
            label: "Show in the schedule",
            icon: <CalendarDays />,
            href: withEvent(href("activities.schedule"), event.id),
          },
          ...(seesTickets ? [tickets] : []),
          ...(mayWrite
            ? [
                ...(activity.status === "published" ? [takeOut, cancel] : [put]),
                { separator: true } as const,
                remove,
              ]
            : []),
        ]}
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove “${activity.title}”?`}
        description="It goes with everybody’s sign-up. To tell those who signed up, cancel it instead and publish the schedule."
        confirmLabel="Remove"
        loading={isBusy}
        onConfirm={() => void removeNow()}
      />
    </>
  );
}
