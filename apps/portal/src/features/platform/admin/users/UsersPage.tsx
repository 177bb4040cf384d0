import { EmptyState } from "@jubilee/ui/empty-state";
import type { RowPanel } from "../../../../page-kit/list/panel/rowPanel.types.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { userColumns, userPhoneLine } from "./userColumns.tsx";
import { UserPanel } from "./UserPanel.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createAdministrationApi } from "@jubilee/core/platform/administration.api";

const filters = [
  { value: "all", label: "Everybody" },
  { value: "free", label: "Free" },
  { value: "premium", label: "Premium" },
  { value: "pro", label: "Pro" },
  { value: "business", label: "Business" },
  { value: "trial", label: "On trial" },
  { value: "suspended", label: "Suspended" },
  { value: "unconfirmed", label: "Not confirmed" },
  { value: "affiliates", label: "Want to be affiliates" },
  { value: "administrators", label: "Administrators" },
];

const opening: RowPanel<{ name: string }> = {
  name: "user",
  panel: ({ id, row, ...panel }) => <UserPanel userId={id} name={row?.name} {...panel} />,
};

/** Everybody with an account; one opens beside the list, with its own address. */
export default function UsersPage() {
  const people = useApi(createAdministrationApi);
  return (
    <AdminFrame place="users" title="Users">
      <ServerList
        what={{ one: "user", many: "users", kept: "admin-users" }}
        queryKey={adminKeys.users}
        load={people.listUsers}
        searchLabel="Find by name or e-mail"
        filters={filters}
        columns={userColumns}
        rowId={({ id }) => id}
        phoneLine={userPhoneLine}
        usualSort={{ id: "created", descending: true }}
        opening={opening}

        empty={
          <EmptyState drawing="people" title="Nobody yet">
            The first person who signs up appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
