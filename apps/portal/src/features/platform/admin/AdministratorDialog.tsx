import { createAdministrationApi } from "@jubilee/core/platform/administration.api";
import { rightsCopy } from "@jubilee/core/platform/administration.copy";
import type { Administrator, AdminRight } from "@jubilee/core/platform/administration.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { adminKeys } from "./adminKeys.ts";

const rights = ["users", "content", "system", "administrators"] as const satisfies AdminRight[];

export interface AdministratorDialogProps {
  /** Null adds somebody by address. */
  administrator: Administrator | null;
  onClose: () => void;
}

interface Draft {
  email: string;
  chosen: readonly AdminRight[];
}

/** Adds an administrator by e-mail, or changes what one may change. */
export function AdministratorDialog({ administrator, onClose }: AdministratorDialogProps) {
  const people = useApi(createAdministrationApi);
  const form = useDraft<Draft>(
    { email: administrator?.email ?? "", chosen: administrator?.rights ?? rights },
    {
      write: useWrite(adminKeys.all),
      columns: administrator ? {} : { email_param: "email" },
    },
  );
  const { email, chosen } = form.draft;
  return (
    <FormDialog
      title={administrator ? `Rights of ${administrator.name}` : "Add an administrator"}
      description={
        administrator
          ? "Takes effect at once."
          : "They need a confirmed account first. Reading everything comes with it."
      }
      size="s"
      submitLabel={administrator ? "Save" : "Add"}
      summary={false}
      {...form.dialog(() => people.setAdministrator(email, chosen), {
        done: administrator ? "The rights are changed" : `${email.trim()} administers now`,
        onClose,
      })}
    >
      {!administrator && (
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="off"
          {...form.field("email")}
        />
      )}
      <Stack gap="3">
        {rights.map((right) => (
          <Checkbox
            key={right}
            label={rightsCopy[right].label}
            help={rightsCopy[right].help}
            checked={chosen.includes(right)}
            onCheckedChange={(checked) =>
              form.change({
                chosen: rights.filter((one) => (one === right ? checked : chosen.includes(one))),
              })
            }
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
