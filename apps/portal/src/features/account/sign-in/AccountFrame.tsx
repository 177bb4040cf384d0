import { Heading } from "@jubilee/ui/heading";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { lazy, type ReactNode, Suspense } from "react";
import { useRoute } from "../../../app/routing/useRoute.ts";
import { Logo } from "../../../page-kit/brand/Logo.tsx";
import * as css from "./AccountPage.css.ts";

const SignInArt = lazy(async () => {
  const { SignInArt } = await import("./SignInArt.tsx");
  return { default: SignInArt };
});

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/**
 * The frame of every account page; in the bare shell it brings the logo along. Where there is room,
 * covers stand by; their place is kept, so nothing moves when they come.
 */
export function AccountFrame({ title, lead, wide = false, children }: AccountFrameProps) {
  const isBare = useRoute()?.shell === "bare";
  const hasRoom = useMedia(media.tabletUp);
  return (
    <>
      {isBare && (
        <div className={css.bareHead}>
          <Logo />
        </div>
      )}
      <div className={css.page}>
        <div className={wide ? `${css.column} ${css.wideColumn}` : css.column}>
          <header className={css.head}>
            <Heading level={1}>{title}</Heading>
            {lead && <p className={css.lead}>{lead}</p>}
          </header>
          {children}
        </div>
        <div className={wide ? `${css.art} ${css.wideArt}` : css.art}>
          {hasRoom && (
            <Suspense fallback={null}>
              <SignInArt />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}
