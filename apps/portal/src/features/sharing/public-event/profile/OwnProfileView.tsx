import type { Erasure, OwnProfile } from "@jubilee/core/people/profiles.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState, type ReactNode } from "react";
import { forgetDraft } from "../../../../page-kit/draft/draft.ts";
import { tab } from "../../../../page-kit/draft/useKeptDraft.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { Held } from "./Held.tsx";
import { columns, part } from "./Profile.css.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { SeenBy } from "./SeenBy.tsx";

interface OwnProfileViewProps {
  token: string;
  userId: string | null;
  /** Above everything, once the profile is there. */
  children?: (profile: OwnProfile) => ReactNode;
  onErased?: () => void;
}

/** One's own profile: what one shows, what others see, what is held. */
export function OwnProfileView({ token, userId, children, onErased }: OwnProfileViewProps) {
  const read = useEmbed<OwnProfile>(`profile/${encodeURIComponent(token)}`);
  const [draft, setDraft] = useState<Pick<OwnProfile, "fields" | "audiences"> | null>(null);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  if (erasure) {
    return (
      <EmptyState drawing="letters" title="You are erased" level={2}>
        {erasure.ordersKept > 0
          ? "Your orders stay in the hosts’ books; nothing else does. Goodbye, and thank you."
          : "Nothing about you is left here. Goodbye, and thank you."}
      </EmptyState>
    );
  }
  if (read.status === "loading") return <SkeletonRows count={8} />;
  if (read.status === "failed") {
    return read.error.code === "link_invalid" ? (
      <EmptyState drawing="lock" level={2} title="This link is not valid any more">
        Ask the hosts for a new one. Who claimed this profile opens it after signing in.
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
      {children?.(profile)}
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
          onErased?.();
        }}
      />
    </>
  );
}
