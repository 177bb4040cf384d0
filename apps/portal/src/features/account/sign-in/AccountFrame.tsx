import { Heading } from "@jubilee/ui/heading";
import type { ReactNode } from "react";
import { useRoute } from "../../../app/routing/useRoute.ts";
import { Logo } from "../../../page-kit/brand/Logo.tsx";
import * as css from "./AccountPage.css.ts";

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** The frame of every account page; in the bare shell it brings the logo along. */
export function AccountFrame({ title, lead, wide = false, children }: AccountFrameProps) {
  const isBare = useRoute()?.shell === "bare";
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
      </div>
    </>
  );
}
