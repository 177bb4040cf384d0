import type { Administrator } from "@jubilee/core/platform/administration.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { DataTable } from "@jubilee/ui/data-table";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { toast } from "@jubilee/ui/toast";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { AdminFrame } from "../../../page-kit/admin/AdminFrame.tsx";
import { administratorColumns, administratorPhoneLine } from "./administratorColumns.tsx";
import { AdministratorDialog } from "./AdministratorDialog.tsx";
import { adminKeys } from "./adminKeys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAdministrationApi } from "@jubilee/core/platform/administration.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Who administers, and what each may change. The last who may appoint others cannot go. */
export default function AdministratorsPage() {
  const people = useApi(createAdministrationApi);
  const [editing, setEditing] = useState<Administrator | "new" | null>(null);
  const [leaving, setLeaving] = useState<Administrator | null>(null);
  const { isBusy, run } = useWrite(adminKeys.all);
  const administratorsRead = useRead(adminKeys.administrators, () => people.listAdministrators());
  const remove = async (administrator: Administrator) => {
    const done = await run(() => people.removeAdministrator(administrator.userId));
    setLeaving(null);
    if (done) toast.success(`${administrator.name} is no administrator any more`);
  };
  const [columns] = useState(() => administratorColumns(setEditing, setLeaving));
  const [phoneLine] = useState(() => administratorPhoneLine(setEditing, setLeaving));
  return (
    <AdminFrame
      place="administrators"
      title="Administrators"
      lead="Everybody here sees the whole platform; what they may change is up to their rights."
      actions={
        <Button icon={<UserPlus />} onClick={() => setEditing("new")}>
          Add an administrator
        </Button>
      }
    >
      <Loaded
        of={administratorsRead}
        what="The administrators"
        skeleton={<SkeletonRows count={3} />}
      >
        {(data) => (
          <DataTable
            label="Administrators"
            columns={columns}
            rows={data}
            rowId={({ userId }) => userId}
            phoneLine={phoneLine}
          />
        )}
      </Loaded>
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
