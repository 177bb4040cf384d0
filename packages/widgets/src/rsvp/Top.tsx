import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { ReactNode } from "react";
import { Band } from "../parts/Band.tsx";
import { head } from "../styles/base.css.ts";
import type { WidgetContext } from "../widget.types.ts";

interface Props {
  context: WidgetContext;
  event: PublicEvent;
  /** Stands above the title. */
  flag?: ReactNode;
  title: string;
  children: ReactNode;
}

/** Cover and title. */
export function Top({ context, event, flag, title, children }: Props) {
  return (
    <>
      {!context.bare && <Band context={context} event={event} />}
      <div className={head}>
        {flag}
        <h2>{title}</h2>
        {children}
      </div>
    </>
  );
}
