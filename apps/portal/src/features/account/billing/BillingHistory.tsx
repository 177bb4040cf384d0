import { billingEventText } from "@jubilee/core/account/billing.copy";
import { Card } from "@jubilee/ui/card";
import { Text } from "@jubilee/ui/text";
import { useUser } from "../../../app/session/useUser.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { list, listRow } from "../settings/AccountSettings.css.ts";
import { keys } from "../settings/keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBillingApi } from "@jubilee/core/account/billing.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

/** What happened to the plan, newest first; nothing while nothing did. */
export function BillingHistory() {
  const { id } = useUser();
  const billing = useApi(createBillingApi);
  const locale = useLocale();
  const history = useRead(keys.billingEvents, () => billing.listEvents(id));
  if (!history.isSuccess) return <Unread of={history} what="The history" skeleton={null} />;
  const { data } = history;
  if (data.length === 0) return null;
  return (
    <Card title="What happened">
      <ul className={list}>
        {data.slice(0, 8).map((event) => (
          <li key={event.id} className={listRow}>
            <span>{billingEventText(event)}</span>
            <Text tone="muted" size={14}>
              {new Date(event.createdAt).toLocaleDateString(locale, { dateStyle: "medium" })}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
