import { useEffect } from "react";
import { useLocation } from "wouter";
import { usePortal } from "../portal/usePortal.ts";
import { documentTitle } from "./title.rules.ts";

/** For a screen that names what it shows: the browser's tab says that instead of the route's title. */
export function usePageTitle(title: string): void {
  const { productName } = usePortal().config;
  const [pathname] = useLocation();
  useEffect(() => {
    document.title = documentTitle(title, pathname, productName);
  }, [title, pathname, productName]);
}
