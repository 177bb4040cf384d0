import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { keys } from "./keys.ts";
import { MutedEvents } from "./MutedEvents.tsx";
import { NotificationSettings } from "./NotificationSettings.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAccountApi } from "@jubilee/core/account/account.api";
import { createToldDevicesApi } from "@jubilee/core/notices/told-devices.api";
import { DeviceNotices } from "./device/DeviceNotices.tsx";

/** What one is told, and how. */
export function NotificationsPart() {
  const { id } = useUser();
  const account = useApi(createAccountApi);
  const toldDevices = useApi(createToldDevicesApi);
  const { data, error, refetch } = useRead(keys.settings, () => account.getSettings(id));
  const { data: devices = [] } = useRead(keys.toldDevices, () => toldDevices.list());
  if (error) return <LoadFailed what="Your settings" error={error} onRetry={refetch} />;
  return (
    <>
      {data ? (
        <>
          <NotificationSettings settings={data} hasDevices={devices.length > 0} />
          <DeviceNotices timeZone={data.timeZone} />
        </>
      ) : (
        <SkeletonRows count={6} />
      )}
      <MutedEvents />
      <Text tone="muted">
        How they look to you and to your guests: <Link href={href("tryout.mails")}>every mail</Link>
        .
      </Text>
    </>
  );
}
