import type { Erasure, OwnProfile } from "@jubilee/core/people/profiles.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { forgetDraft } from "../../../page-kit/draft/draft.ts";
import { tab } from "../../../page-kit/draft/useKeptDraft.ts";
import { useEmbed } from "../../../page-kit/embed/useEmbed.ts";
import { Held } from "./Held.tsx";
import { columns, part } from "./Profile.css.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { SeenBy } from "./SeenBy.tsx";

interface OwnProfileViewProps {
  token: string;
  userId: string;
  onErased: () => void;
}

/** One's own profile: what one shows, what others see, what is held. */
export function OwnProfileView({ token, userId, onErased }: OwnProfileViewProps) {
  const read = useEmbed<OwnProfile>(`profile/${encodeURIComponent(token)}`);
  const [draft, setDraft] = useState<Pick<OwnProfile, "fields" | "audiences"> | null>(null);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  if (erasure) {
    return (
      <EmptyState drawing="door" title="You are erased" level={2}>
        {erasure.ordersKept > 0
          ? "Your orders stay in the hosts’ books; nothing else does. Goodbye, and thank you."
          : "Nothing about you is left here. Goodbye, and thank you."}
      </EmptyState>
    );
  }
  if (read.status === "loading") return <SkeletonRows count={8} />;
  if (read.status === "failed") {
    return read.error.code === "link_invalid" ? (
      <EmptyState drawing="lost" level={2} title="This profile is not there any more">
        It may have been erased. Load the page again to see the profiles that are yours.
      </EmptyState>
    ) : (
      <ErrorState level={2} title="Your profile could not be loaded" onRetry={read.reload}>
        {read.error.message}
      </ErrorState>
    );
  }
  const profile = read.value;
  return (
    <>
      <div className={columns}>
        <ProfileForm profile={profile} userId={userId} onSaved={read.reload} onDraft={setDraft} />
        <div className={part}>
          <Section title="What others see" size="section">
            <SeenBy profile={{ ...profile, ...draft }} />
          </Section>
        </div>
      </div>
      <Held
        profile={profile}
        onChanged={read.reload}
        onErased={(done) => {
          forgetDraft(tab, `profile:${profile.token}`);
          setErasure(done);
          onErased();
        }}
      />
    </>
  );
}
