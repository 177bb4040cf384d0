import type { PlatformOverview } from "@jubilee/core/platform/platform.types";
import { Badge } from "@jubilee/ui/badge";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { MoneyText } from "@jubilee/ui/money-text";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";

/** What tickets brought, refunds taken off, by currency; simulated money stands apart. */
export function Sales({ sales }: Pick<PlatformOverview, "sales">) {
  const locale = useLocale();
  if (sales.length === 0) return <Text tone="muted">Nothing is sold yet.</Text>;
  return (
    <DescriptionList
      look="lines"
      items={sales.map(({ currency, isTest, orders, amountMinor }) => ({
        term: `${currency}, ${orders} ${orders === 1 ? "order" : "orders"}${isTest ? ", test mode" : ""}`,
        detail: (
          <Inline gap="2">
            {isTest && <Badge tone="marigold">Test</Badge>}
            <MoneyText amountMinor={amountMinor} currency={currency} locale={locale} />
          </Inline>
        ),
      }))}
    />
  );
}
