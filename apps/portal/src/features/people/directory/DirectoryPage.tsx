import { formatDay } from "@jubilee/core/base/time.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import { choice, lead } from "./Directory.css.ts";
import { DirectoryScreen } from "./DirectoryScreen.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createMembersApi } from "@jubilee/core/people/members.api";

/** Everyone at one's events, each shown as they allow. */
export default function DirectoryPage() {
  const members = useApi(createMembersApi);
  const locale = useLocale();
  const [chosen, choose] = useSearchParam("event");
  const { data, error, refetch } = useRead(keys.directories, () => members.directories());
  const directory = data?.find(({ eventId }) => eventId === chosen) ?? data?.[0];
  return (
    <PageFrame>
      <PageHeader
        title="Attendee directory"
        lead={
          <span className={lead}>Everyone at your events, each field as its owner allows.</span>
        }
        actions={
          data &&
          directory &&
          data.length > 1 && (
            <div className={choice}>
              <Select
                label="Event"
                hideLabel
                value={directory.eventId}
                onValueChange={choose}
                options={data.map(({ eventId, name, startDate, timeZone }) => ({
                  value: eventId,
                  label: `${name}, ${formatDay(startDate, timeZone, locale, "short")}`,
                }))}
              />
            </div>
          )
        }
      />
      {error && <LoadFailed what="Your directories" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={8} />}
      {data && !directory && (
        <EmptyState
          drawing="people"
          title="No directory yet"
          action={<LinkButton href={href("events.create")}>Create an event</LinkButton>}
        >
          The people of your own events stand here. As a guest you see a directory once its hosts
          open it and you have claimed your profile.
        </EmptyState>
      )}
      {directory && <DirectoryScreen key={directory.eventId} directory={directory} />}
    </PageFrame>
  );
}
