import { readUserData } from "@jubilee/core/account/account.rules";
import { planNames } from "@jubilee/core/account/access.rules";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "./keys.ts";
import { useReadValue } from "../../../page-kit/data/useRead.ts";

/** What the account is known by, in one call: name, plan, rights and where its person works. */
export function KeptSetting() {
  const { id, email } = useUser();
  const { queries } = usePlanner();
  const locale = useLocale();
  const { data, error, refetch } = useReadValue(keys.kept, async () => {
    const kept = readUserData(await queries.getUserDataBatch(id));
    if (!kept) throw new Error("The account answered in an unknown form.");
    return kept;
  });
  if (error) return <LoadFailed what="Your data" error={error} onRetry={refetch} />;
  return (
    <Card title="What is kept about you">
      {data ? (
        <DescriptionList
          look="lines"
          items={[
            { term: "Name", detail: data.name || "None yet" },
            { term: "E-mail", detail: email ?? "None: you sign in by phone" },
            ...(data.since
              ? [{ term: "With us since", detail: formatDay(data.since, "UTC", locale, "long") }]
              : []),
            { term: "Plan", detail: planNames[data.planType] },
            { term: "Time zone", detail: data.timeZone.replaceAll("_", " ") },
            { term: "Affiliate programme", detail: data.wantsAffiliate ? "Asked to join" : "No" },
            ...(data.isAdmin ? [{ term: "Rights", detail: "Administrator of the platform" }] : []),
            ...data.accounts.map(({ name, role }) => ({
              term: "Works in",
              detail: `${name}, ${role}`,
            })),
          ]}
        />
      ) : (
        <SkeletonRows count={5} />
      )}
    </Card>
  );
}
