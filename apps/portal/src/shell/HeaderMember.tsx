import { displayName } from "@jubilee/core/account/auth.rules";
import { Button } from "@jubilee/ui/button";
import { initialsOf } from "@jubilee/ui/initials";
import { IconButton } from "@jubilee/ui/icon-button";
import { LinkButton } from "@jubilee/ui/link-button";
import { Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { searchBoxPx } from "../app/frame/measures.ts";
import { usePortal } from "../app/portal/usePortal.ts";
import { href } from "../app/routing/href.ts";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { useRoute } from "../app/routing/useRoute.ts";
import { useRights } from "../app/session/useRights.ts";
import { useAuth } from "../app/session/useAuth.ts";
import { avatarLink, beside, compact, insteadOfBox, switchRoom, wide } from "./Header.css.ts";
import { PersonMark } from "./PersonMark.tsx";
import { palette } from "./palette.store.ts";
import { currentOf } from "./section.rules.ts";
import { useScrolledPast } from "./useScrolledPast.ts";

const AccountSwitch = lazy(async () => {
  const { AccountSwitch } = await import("./AccountSwitch.tsx");
  return { default: AccountSwitch };
});

/** The search, Account and Sign Out; on small screens the account alone, as a picture. */
export function HeaderMember() {
  const { auth } = usePortal();
  const { user } = useAuth();
  const name = displayName(user);
  const worksInSeveral = (useRights()?.length ?? 0) > 1;
  const route = useRoute();
  const current = currentOf("account.settings", route);
  const isPastBox = useScrolledPast(searchBoxPx);
  const hasBox = route?.search === true;
  const searchClass = hasBox ? (isPastBox ? insteadOfBox : `${insteadOfBox} ${beside}`) : undefined;
  return (
    <>
      {worksInSeveral && (
        <div className={switchRoom}>
          <Suspense fallback={null}>
            <AccountSwitch />
          </Suspense>
        </div>
      )}
      <span className={searchClass}>
        <IconButton
          label="Search everything"
          icon={<Search />}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => palette.open()}
        />
      </span>
      <div className={wide}>
        <LinkButton
          href={href("account.settings")}
          variant={current ? "secondary-light" : "ghost"}
          aria-current={current}
          icon={<PersonMark user={user} />}
        >
          Account
        </LinkButton>
        <Button variant="outline" onClick={() => void auth.signOut()}>
          Sign Out
        </Button>
      </div>
      <div className={compact}>
        <RouterAnchor
          href={href("account.settings")}
          className={avatarLink}
          aria-label={`Account of ${name}, ${initialsOf(name)}`}
        >
          <PersonMark user={user} size="medium" />
        </RouterAnchor>
      </div>
    </>
  );
}
