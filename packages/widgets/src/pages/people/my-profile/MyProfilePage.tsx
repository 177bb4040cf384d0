import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import * as page from "../../styles/css.ts";
import { EraseSheet } from "./EraseSheet.tsx";
import { Held } from "./Held.tsx";
import * as css from "./my-profile.css.ts";
import type { ProfilePart } from "./my-profile.types.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { SeenBy } from "./SeenBy.tsx";

/** What one shows and to whom, what others see of it, and all that is held. */
export function MyProfilePage(part: ProfilePart) {
  const { shared, own, words, reader, productName, address, outcome } = part;
  const [event] = shared.events;
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1}>
        {event && <Cover event={{ ...event, coverUrl: null }} shape="strip" />}
        <div className={page.wrap} id="whole" data-anew="">
          <header className={css.head}>
            <h1 className={page.title} tabIndex={-1}>
              {own.title}
            </h1>
            <p className={css.lead}>{own.lead}</p>
            {outcome?.done && (
              <output className={page.notice} data-said="">
                {own.saved}
              </output>
            )}
            {!shared.isClaimed && <Claim {...part} />}
          </header>
          <div className={css.columns}>
            <ProfileForm {...part} />
            <SeenBy {...part} />
            <Held {...part} />
          </div>
          <EraseSheet {...part} />
        </div>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </>
  );
}

/** Who has an account keeps the profile there, where pictures are added. */
function Claim({ token, own }: ProfilePart) {
  return (
    <div className={css.claim}>
      <p>
        <b>{own.keepTitle}</b>
        {own.keepText}
      </p>
      <a className={page.smallButton} href={`/profile?${new URLSearchParams({ claim: token })}`}>
        {own.claim}
      </a>
    </div>
  );
}
