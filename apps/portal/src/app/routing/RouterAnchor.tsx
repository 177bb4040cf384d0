import type { ComponentPropsWithRef, MouseEvent } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePortal } from "../portal/usePortal.ts";
import { useAccount } from "../session/useRights.ts";
import { foresee, routeOfLink } from "./intent.ts";

/** Whether a press means this page and no new tab, and nobody has taken it before. */
function isPlain(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
  return button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey && !event.defaultPrevented;
}

interface RouterAnchorProps extends ComponentPropsWithRef<"a"> {
  href: string;
  /** Only changes what is in sight: nothing that was begun is left, and Back leads off the page. */
  stays?: boolean;
}

/**
 * Every link of the portal: inside the manifest without a page load, and fetched on intent. What the
 * server makes whole is loaded. A link to a page that one's role keeps closed is not there.
 */
export function RouterAnchor({ href, stays = false, children, ...rest }: RouterAnchorProps) {
  const { routes } = usePortal();
  const account = useAccount();
  const isWithin = href.startsWith("/") && !href.startsWith("//");
  if (!isWithin || rest.target || rest.download !== undefined)
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  // Owners open everything, and most people are: their links are not looked up.
  if (account && account.role.key !== "owner") {
    const asks = routeOfLink(href, routes)?.entry.asks;
    if (asks && !account.permissions.includes(asks)) return null;
  }
  // What cannot be fetched now is asked for again, and told of, when the link is followed.
  const prepare = (isSure: boolean) => void foresee(href, routes, isSure).catch(() => undefined);
  return (
    <a
      {...rest}
      href={href}
      data-stays={stays ? "" : undefined}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        prepare(false);
      }}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        prepare(true);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prepare(false);
      }}
      onClick={(event) => {
        rest.onClick?.(event);
        // Asked for now: the address may have become known since the link was drawn.
        const route = routeOfLink(href, routes);
        if (!isPlain(event) || !route || route.entry.served) return;
        event.preventDefault();
        navigate(href, { replace: stays });
      }}
    >
      {children}
    </a>
  );
}
