import { rightsCopy } from "@jubilee/core/platform/administration.copy";
import type { Administrator, AdminRight } from "@jubilee/core/platform/administration.types";
import type { CallFailure } from "@jubilee/core/base/result.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Dialog } from "@jubilee/ui/dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState, type FormEvent } from "react";
import { adminKeys } from "./adminKeys.ts";
import { Refusal } from "../../../page-kit/help/Refusal.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAdministrationApi } from "@jubilee/core/platform/administration.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const rights = ["users", "content", "system", "administrators"] as const satisfies AdminRight[];

export interface AdministratorDialogProps {
  /** Null adds somebody by address. */
  administrator: Administrator | null;
  onClose: () => void;
}

/** Adds an administrator by e-mail, or changes what one may change. */
export function AdministratorDialog({ administrator, onClose }: AdministratorDialogProps) {
  const people = useApi(createAdministrationApi);
  const { isBusy, run } = useWrite(adminKeys.all);
  const [email, setEmail] = useState(administrator?.email ?? "");
  const [chosen, setChosen] = useState<readonly AdminRight[]>(administrator?.rights ?? rights);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const place = (failure: CallFailure) => {
    setProblem(failure);
    return true;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => people.setAdministrator(email, chosen), place))) return;
    toast.success(administrator ? "The rights are changed" : `${email.trim()} administers now`);
    onClose();
  };
  const isAtAddress = problem?.field === "email_param";
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={administrator ? `Rights of ${administrator.name}` : "Add an administrator"}
      description={
        administrator
          ? "Takes effect at once."
          : "They need a confirmed account first. Reading everything comes with it."
      }
      size="s"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="administrator" variant="primary-action" loading={isBusy}>
            {administrator ? "Save" : "Add"}
          </Button>
        </>
      }
    >
      <form id="administrator" onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          {!administrator && (
            <TextField
              label="E-mail address"
              type="email"
              autoComplete="off"
              value={email}
              error={isAtAddress ? problem.message : undefined}
              onValueChange={(text) => {
                setEmail(text);
                setProblem(null);
              }}
            />
          )}
          <Stack gap="3">
            {rights.map((right) => (
              <Checkbox
                key={right}
                label={rightsCopy[right].label}
                help={rightsCopy[right].help}
                checked={chosen.includes(right)}
                onCheckedChange={(checked) => {
                  setProblem(null);
                  setChosen(
                    rights.filter((one) => (one === right ? checked : chosen.includes(one))),
                  );
                }}
              />
            ))}
          </Stack>
          {problem && !isAtAddress && <Refusal failure={problem} />}
        </Stack>
      </form>
    </Dialog>
  );
}
