import type { SharedList } from "@jubilee/core/sharing/showcase.types";
import type { ReactNode } from "react";
import { Band } from "../parts/Band.tsx";
import { head } from "../styles/base.css.ts";
import type { ScreenProps } from "../widget.types.ts";

interface Props extends ScreenProps<SharedList> {
  children: ReactNode;
}

/** Cover, name and introduction above several events. */
export function ListFrame({ context, data, children }: Props) {
  const { event, intro } = data;
  return (
    <>
      {!context.bare && (
        <>
          <Band context={context} event={event} />
          <div className={head}>
            <h2 dir="auto">{event.name}</h2>
            {intro && <p dir="auto">{intro}</p>}
          </div>
        </>
      )}
      {children}
    </>
  );
}
