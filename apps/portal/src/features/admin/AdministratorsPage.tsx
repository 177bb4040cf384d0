import { rightsCopy } from "@jubilee/core/administration/copy";
import type { Administrator } from "@jubilee/core/administration/types";
import { valueOf } from "@jubilee/core/result/rules";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { DataTable, type DataColumn } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { PersonRow } from "@jubilee/ui/person-row";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { toast } from "@jubilee/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, KeyRound, UserMinus, UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { LoadFailed } from "../../event-kit/LoadFailed.tsx";
import { useWrite } from "../../page-kit/list/useWrite.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { AdministratorDialog } from "./AdministratorDialog.tsx";
import { adminKeys } from "./adminKeys.ts";
import { useAdminApis } from "./useAdminApis.ts";
import { When } from "./When.tsx";

const rightsOf = ({ rights }: Administrator) =>
  rights.map((right) => rightsCopy[right].label).join(", ");

/** Who administers, and what each may change. The last who may appoint others cannot go. */
export default function AdministratorsPage() {
  const { people } = useAdminApis();
  const [editing, setEditing] = useState<Administrator | "new" | null>(null);
  const [leaving, setLeaving] = useState<Administrator | null>(null);
  const { isBusy, run } = useWrite(adminKeys.all);
  const { data, error, refetch } = useQuery({
    queryKey: adminKeys.administrators,
    queryFn: () => valueOf(people.listAdministrators()),
  });
  const remove = async (administrator: Administrator) => {
    const done = await run(() => people.removeAdministrator(administrator.userId));
    setLeaving(null);
    if (done) toast.success(`${administrator.name} is no administrator any more`);
  };
  const columns = useMemo<DataColumn<Administrator>[]>(() => {
    const menuOf = (administrator: Administrator) => (
      <Menu
        align="end"
        trigger={<IconButton label={`More for ${administrator.name}`} icon={<Ellipsis />} />}
        entries={[
          {
            id: "rights",
            label: "Change rights",
            icon: <KeyRound />,
            onSelect: () => setEditing(administrator),
          },
          {
            id: "remove",
            label: administrator.isLast ? "The last one stays" : "Remove",
            icon: <UserMinus />,
            destructive: !administrator.isLast,
            disabled: administrator.isLast,
            onSelect: () => setLeaving(administrator),
          },
        ]}
      />
    );
    return [
      {
        id: "name",
        header: "Administrator",
        cell: ({ name, email }) => <PersonRow name={name} detail={email} />,
        sortValue: ({ name }) => name,
      },
      { id: "rights", header: "May change", cell: rightsOf, widthPx: 320, from: "desktop" },
      {
        id: "seen",
        header: "Last sign-in",
        cell: ({ lastSignInAt }) => <When at={lastSignInAt} />,
        sortValue: ({ lastSignInAt }) => lastSignInAt,
        widthPx: 130,
        from: "tablet",
      },
      { id: "more", header: "More", hideHeader: true, cell: menuOf, widthPx: 64, align: "end" },
    ];
  }, []);
  return (
    <AdminFrame
      place="administrators"
      title="Administrators"
      lead="Everybody here sees the whole platform; what they may change is up to their rights."
      actions={
        <Button icon={<UserPlus />} variant="primary-action" onClick={() => setEditing("new")}>
          Add an administrator
        </Button>
      }
    >
      {error && <LoadFailed what="The administrators" error={error} onRetry={refetch} />}
      {!error && !data && <SkeletonRows count={3} />}
      {data && (
        <DataTable
          label="Administrators"
          columns={columns}
          rows={data}
          rowId={({ userId }) => userId}
          phoneLine={(administrator) => (
            <PersonRow
              name={administrator.name}
              detail={rightsOf(administrator)}
              end={columns.at(-1)?.cell(administrator)}
            />
          )}
        />
      )}
      {editing && (
        <AdministratorDialog
          administrator={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null);
        }}
        title={`Remove ${leaving?.name ?? ""}?`}
        description="They keep their account and their events, and lose the administration at once."
        confirmLabel="Remove"
        destructive
        loading={isBusy}
        onConfirm={() => {
          if (leaving) void remove(leaving);
        }}
      />
    </AdminFrame>
  );
}
