import { authCopy } from "@jubilee/core/auth/copy";
import { accountToast } from "@jubilee/ui/toast";
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { LoadingScreen } from "../frame/LoadingScreen.tsx";
import { href } from "./href.ts";

/**
 * Leads to /login and remembers where the visitor wanted to go. Says why once, but not when the
 * query carries a plan (the visitor comes from the price list). Source: specification sections 2 and 8.
 */
export function SignInRedirect() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    const { title, description } = authCopy.required;
    if (!new URLSearchParams(search).has("plan"))
      accountToast.destructive(title, { description, id: "sign-in-required" });
    const from = `${path}${search ? `?${search}` : ""}${location.hash}`;
    navigate(href("login"), { replace: true, state: { from } });
  }, [path, search, navigate]);
  return <LoadingScreen />;
}
