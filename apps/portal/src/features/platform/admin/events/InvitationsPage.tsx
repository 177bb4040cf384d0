import { EmptyState } from "@jubilee/ui/empty-state";
import { useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { adminPages } from "../../../../page-kit/admin/adminMenu.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { columnsFor, phoneLine } from "./invitationColumns.tsx";

/** Invitations by event: sent, opened, answered. Who was invited stays the host's. */
export default function InvitationsPage() {
  const platform = useApi(createPlatformApi);
  const locale = useLocale();
  const columns = useMemo(() => columnsFor(locale), [locale]);
  return (
    <AdminFrame
      place="invitations"
      title="Invitations"
      lead="How many were sent, opened and answered. Who was invited stays the host’s."
    >
      <ServerList
        what={{
          one: "event with invitations",
          many: "events with invitations",
          kept: "admin-invitations",
        }}
        queryKey={adminKeys.invitations}
        load={platform.listInvitations}
        searchLabel="Find by event or host"
        columns={columns}
        rowId={({ eventId }) => eventId}
        phoneLine={phoneLine}
        usualSort={{ id: "start", descending: true }}
        opening={{ open: ({ eventId }) => navigate(`${adminPages.events.href}?event=${eventId}`) }}
        empty={
          <EmptyState drawing="letters" title="No host has sent an invitation yet">
            As soon as one does, the event appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
