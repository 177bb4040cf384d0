import { valueOf } from "@jubilee/core/base/result.rules";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../../app/session/useUser.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { wide } from "./AccountSettings.css.ts";
import { accountKeys, useAccountApis } from "./account.data.ts";
import { NotificationSettings } from "./NotificationSettings.tsx";

/** What the product tells by mail. */
export function NotificationsPart() {
  const { id } = useUser();
  const { account } = useAccountApis();
  const { data, error, refetch } = useQuery({
    queryKey: accountKeys.settings,
    queryFn: () => valueOf(account.getSettings(id)),
  });
  if (error) return <LoadFailed what="Your settings" error={error} onRetry={refetch} />;
  return (
    <div className={wide}>
      {data ? <NotificationSettings settings={data} /> : <SkeletonRows count={6} />}
      <Text tone="muted">
        How they look to you and to your guests: <Link href="/email-preview">every mail</Link>.
      </Text>
    </div>
  );
}
