import type { ComponentPropsWithRef } from "react";
import { Link } from "wouter";
import { usePortal } from "../portal/usePortal.ts";
import { fetchPage } from "./lazyPage.ts";
import type { RouteTable } from "./routeTable.ts";

function routeOf(href: string, { resolve }: RouteTable) {
  if (!href.startsWith("/") || href.startsWith("//")) return null;
  return resolve(href.replace(/[?#].*$/, ""));
}

/** Every link of the portal: inside the manifest without a page load, and fetched on intent. */
export function RouterAnchor({
  href,
  children,
  ...rest
}: ComponentPropsWithRef<"a"> & { href: string }) {
  const route = routeOf(href, usePortal().routes);
  if (!route || rest.target || rest.download !== undefined)
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  const prefetch = () => {
    // What cannot be fetched now is asked for again, and told of, when the link is followed.
    if (route.entry.page) fetchPage(route.entry.page).catch(() => undefined);
  };
  return (
    <Link
      {...rest}
      href={href}
      onPointerEnter={prefetch}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetch();
      }}
    >
      {children}
    </Link>
  );
}
