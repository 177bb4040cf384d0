import { createProfilesApi } from "@jubilee/core/people/profiles.api";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { Eye } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { OwnProfileView } from "./OwnProfileView.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const key = ["profiles", "mine"] as const;

/** One's own profiles: what others see, field by field. Each host's events have a profile of their own. */
export default function ProfilePage() {
  const user = useUser();
  const profiles = useApi(createProfilesApi);
  const [chosen, choose] = useSearchParam("profile");
  const [claim, setClaim] = useSearchParam("claim");
  const { isBusy, run } = useWrite(key, "Profile");
  const { data, error, refetch } = useRead(key, () => profiles.mine());
  const claimed = (data ?? []).flatMap((one) =>
    one.token === null ? [] : [{ ...one, token: one.token }],
  );
  const waiting = (data ?? []).filter(({ isClaimed }) => !isClaimed);
  const open = claimed.find(({ guestId }) => guestId === chosen) ?? claimed[0];
  const take = async (call: () => ReturnType<typeof profiles.claim>) => {
    const done = await run(call);
    setClaim(null);
    if (!done) return;
    choose(done.guestId);
    toast.success("This profile is yours now");
  };
  return (
    <PageFrame>
      <PageHeader
        title="Profile"
        lead="What others see of you, field by field."
        actions={
          <Inline gap="3" align="center">
            {open && claimed.length > 1 && (
              <Select
                label="Profile"
                hideLabel
                value={open.guestId}
                onValueChange={choose}
                options={claimed.map(({ guestId, name, host }) => ({
                  value: guestId,
                  label: `${name}, with ${host}`,
                }))}
              />
            )}
            <LinkButton variant="outline" icon={<Eye />} href={href("profile.features")}>
              What a profile can show
            </LinkButton>
          </Inline>
        }
      />
      <Stack gap="5">
        {claim !== null && (
          <Banner
            tone="info"
            title="Claim the profile behind your link?"
            action={
              <Button
                size="sm"
                loading={isBusy}
                onClick={() => void take(() => profiles.claimByLink(claim))}
              >
                It is mine
              </Button>
            }
          >
            It then opens with your account only; the mailed link stops working.
          </Banner>
        )}
        {waiting.map(({ guestId, name, host, events }) => (
          <Banner
            key={guestId}
            title={`${host} knows you as ${name}`}
            action={
              <Button
                variant="outline"
                size="sm"
                loading={isBusy}
                aria-label={`That is me: ${name}, with ${host}`}
                onClick={() => void take(() => profiles.claim(guestId))}
              >
                That is me
              </Button>
            }
          >
            {events.length > 0 ? `For ${events.slice(0, 3).join(", ")}. ` : ""}
            The entry bears your address.
          </Banner>
        ))}
        {error && <LoadFailed what="Your profile" error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonRows count={8} />}
        {data && claimed.length === 0 && waiting.length === 0 && claim === null && (
          <EmptyState
            drawing="badge"
            title="No profile yet"
            action={
              <LinkButton href={href("people.registration")}>Register for an event</LinkButton>
            }
          >
            Nobody has an entry with your address. Register for an event, or open the profile link
            your hosts mailed you.
          </EmptyState>
        )}
        {open && (
          <OwnProfileView
            key={open.token}
            token={open.token}
            userId={user.id}
            onErased={() => void refetch()}
          />
        )}
      </Stack>
    </PageFrame>
  );
}
