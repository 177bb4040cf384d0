import { LinkButton } from "@jubilee/ui/link-button";
import { Banner } from "@jubilee/ui/banner";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { OwnProfileView } from "./OwnProfileView.tsx";
import { lead, page, title } from "./Profile.css.ts";

/** A member's profile by the mailed link: no account needed. */
export default function MyProfilePage() {
  const { profileToken } = useRouteParams("profile.byLink");
  return (
    <>
      <PageBar />
      <div className={page}>
        <header>
          <h1 className={title}>Your profile</h1>
          <p className={lead}>
            See what is kept about you, correct it, and say who may see what. The link is yours
            alone.
          </p>
        </header>
        <OwnProfileView token={profileToken} userId={null}>
          {(profile) =>
            !profile.isClaimed && (
              <Banner
                tone="info"
                title="Keep it with your account"
                action={
                  <LinkButton
                    variant="outline"
                    size="sm"
                    href={`${href("profile.own")}?claim=${encodeURIComponent(profile.token)}`}
                  >
                    Claim this profile
                  </LinkButton>
                }
              >
                Then you add pictures and look others up. This link stops working, so nobody else
                can use it.
              </Banner>
            )
          }
        </OwnProfileView>
      </div>
    </>
  );
}
