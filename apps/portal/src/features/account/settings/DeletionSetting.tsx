import type { DeletionState } from "@jubilee/core/account/account.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { accountToast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { stack } from "./AccountSettings.css.ts";
import { keys } from "./keys.ts";
import { DeletionDialog } from "./DeletionDialog.tsx";
import { articleAbout } from "../../../page-kit/help/article.rules.ts";
import { explained } from "../../../page-kit/help/explained.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAccountApi } from "@jubilee/core/account/account.api";

function soldText({ soldEvents }: DeletionState): string {
  const names = soldEvents.map(({ name, tickets }) => `${name} (${tickets} sold)`).join(", ");
  return `Tickets are sold for ${names}. Those events go on for everybody who bought one, so your account stays until thirty days after the last of them; the books of what was sold are kept without your name. Cancel and refund them first to leave sooner.`;
}

/** Leaving: thirty days to think it over, tickets already sold stay good. */
export function DeletionSetting() {
  const { report } = usePortal();
  const account = useApi(createAccountApi);
  const cache = useQueryClient();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const deletion = useRead(keys.deletion, () => account.deletion());
  if (!deletion.isSuccess)
    return <Unread of={deletion} what="This" skeleton={<SkeletonRows count={3} />} />;
  const { data } = deletion;

  const day = new Date(data.dueAt).toLocaleDateString(locale, { dateStyle: "long" });
  const stay = async () => {
    setBusy(true);
    const kept = await account.cancelDeletion();
    setBusy(false);
    if (!kept.ok)
      accountToast.destructive("Not changed", {
        description: kept.error.message,
        action: explained(articleAbout(kept.error)),
      });
    else accountToast.success("Your account stays");
    await deletion.refetch();
  };
  return (
    <Card title="Delete my account" tone={data.requestedAt ? "danger" : "default"}>
      <div className={stack}>
        {data.requestedAt ? (
          <>
            <InlineMessage tone="danger">
              Your account will be deleted on {day}. Until then everything works as before.
            </InlineMessage>
            <Button loading={isBusy} onClick={() => void stay().catch(report)}>
              Keep my account
            </Button>
          </>
        ) : (
          <>
            <Text tone="muted">
              Thirty days after you ask, your profile, events, guests and pictures are deleted for
              good. Until then you can change your mind here. A paid plan is not renewed.
            </Text>
            {data.soldEvents.length > 0 && (
              <InlineMessage tone="warning">{soldText(data)}</InlineMessage>
            )}
            <Button variant="destructive" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <DeletionDialog
          isProven={data.isProven}
          day={day}
          onClose={() => setAsking(false)}
          onRequested={(state) => {
            cache.setQueryData(keys.deletion, state);
            setAsking(false);
          }}
        />
      )}
    </Card>
  );
}
