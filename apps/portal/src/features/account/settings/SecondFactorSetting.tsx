import type { AuthApi, AuthResult } from "@jubilee/core/account/auth.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Badge } from "@jubilee/ui/badge";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { accountToast } from "@jubilee/ui/toast";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useAccountCall } from "../sign-in/useAccountCall.ts";
import { list, listRow, stack, words } from "./AccountSettings.css.ts";
import { keys } from "./keys.ts";
import { EnrolFactor } from "./EnrolFactor.tsx";
import { useReadValue } from "../../../page-kit/data/useRead.ts";

async function valueOfAuth<Value>(call: Promise<AuthResult<Value>>): Promise<Value> {
  const result = await call;
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}

/** Authenticator apps: add one by QR code or key, take one away. */
export function SecondFactorSetting() {
  const { auth } = usePortal();
  const locale = useLocale();
  const { run, isBusy } = useAccountCall();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<string | null>(null);
  const { data, error, refetch } = useReadValue(keys.factors, async () =>
    valueOfAuth((await auth.api()).listFactors()),
  );
  if (error) return <LoadFailed what="Your second factor" error={error} onRetry={refetch} />;

  const remove = (id: string) =>
    run(
      (api: AuthApi) => api.removeFactor(id),
      async () => {
        setLeaving(null);
        await refetch();
        accountToast.success("Authenticator app removed");
      },
    );
  return (
    <Card
      title="Second factor"
      action={data && data.length > 0 ? <Badge tone="moss">On</Badge> : undefined}
    >
      <div className={stack}>
        <Text tone="muted">
          With an authenticator app, signing in takes your password and a code from your phone.
        </Text>
        {!data && <Skeleton />}
        {data && data.length > 0 && (
          <ul className={list}>
            {data.map(({ id, name, createdAt }) => (
              <li key={id} className={listRow}>
                <span className={words}>
                  <Text weight="medium">{name}</Text>
                  <Text tone="muted" size={14}>
                    Since {new Date(createdAt).toLocaleDateString(locale, { dateStyle: "long" })}
                  </Text>
                </span>
                <Button variant="ghost" size="sm" onClick={() => setLeaving(id)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        {data?.length === 1 && (
          <InlineMessage tone="info">
            Add a second app on another device, so that a lost phone does not lock you out. Without
            any of them, support can reset this after checking who you are.
          </InlineMessage>
        )}
        <Button variant="secondary" disabled={!data} onClick={() => setAdding(true)}>
          {data && data.length > 0 ? "Add another app" : "Add an authenticator app"}
        </Button>
      </div>
      {isAdding && (
        <EnrolFactor
          count={data?.length ?? 0}
          onClose={() => {
            setAdding(false);
            void refetch();
          }}
        />
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Remove this authenticator app?"
        description="Its codes stop working. Without any app, your password alone signs you in."
        confirmLabel="Remove it"
        destructive
        loading={isBusy}
        onConfirm={() => leaving && remove(leaving)}
      />
    </Card>
  );
}
