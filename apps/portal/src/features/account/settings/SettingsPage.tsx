import { CreditCard, KeyRound, Languages, MailOpen, UserRound } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { useOwnState } from "./useOwnState.ts";
import { useOwnPlace } from "./useOwnPlace.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Tile } from "../../../page-kit/tiles/Tile.tsx";
import { tiles } from "../../../page-kit/tiles/Tiles.css.ts";
import { cards, side } from "./AccountSettings.css.ts";
import { EventTypeSetting } from "./EventTypeSetting.tsx";
import { ThemeSetting } from "./ThemeSetting.tsx";

const part = (tab: string) => `${href("account.settings")}?tab=${tab}`;

/** What this device keeps is changed here; what follows one everywhere is told, and a step away. Source: features decision 9. */
export default function SettingsPage() {
  const place = useOwnPlace();
  const own = useOwnState();
  return (
    <PageFrame>
      <PageHeader title="Settings" lead="How Jubilee looks, speaks and tells you of things." />
      <div className={cards}>
        <div className={side}>
          <ThemeSetting />
          <EventTypeSetting />
        </div>
        <ul className={tiles.one} aria-label="Account settings">
          <Tile
            title="Time zone and language"
            says={place}
            Icon={Languages}
            tone="sky"
            does={part("preferences")}
          />
          <Tile
            title="Notices and mails"
            says={own.notices}
            Icon={MailOpen}
            tone="marigold"
            does={part("notifications")}
          />
          <Tile
            title="Your profile"
            says={own.name}
            Icon={UserRound}
            tone="moss"
            does={part("profile")}
          />
          <Tile
            title="Sign-in and security"
            says={own.security}
            Icon={KeyRound}
            tone="brick"
            does={part("security")}
          />
          <Tile
            title="Plan and bills"
            says={own.plan}
            Icon={CreditCard}
            tone="plum"
            does={part("plan")}
          />
        </ul>
      </div>
    </PageFrame>
  );
}
