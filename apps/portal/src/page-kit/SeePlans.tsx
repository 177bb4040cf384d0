import { LinkButton } from "@jubilee/ui/link-button";
import type { ReactNode } from "react";
import { usePortal } from "../app/portal/usePortal.ts";
import { href } from "../app/routing/href.ts";
import { keepReturn } from "./sessions/keepReturn.ts";

/** The way to the prices from something that needs a plan; who pays there comes back to it. */
export function SeePlans({ children = "See plans" }: { children?: ReactNode }) {
  const { storage } = usePortal();
  const leave = () => keepReturn(storage, `${location.pathname}${location.search}`, Date.now());
  return (
    <LinkButton href={href("pricing")} onClick={leave}>
      {children}
    </LinkButton>
  );
}
