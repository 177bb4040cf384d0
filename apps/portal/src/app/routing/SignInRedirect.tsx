import { authCopy } from "@jubilee/core/account/auth.copy";
import { accountToast } from "@jubilee/ui/toast";
import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { LoadingScreen } from "../frame/LoadingScreen.tsx";
import { href } from "./href.ts";

/**
 * Leads to /login and remembers where the visitor wanted to go. Says why once, but not when the
 * query carries a plan (the visitor comes from the price list). Source: specification sections 2 and 8.
 */
export function SignInRedirect() {
  const [wanted] = useState(() => ({
    from: `${location.pathname}${location.search}${location.hash}`,
    hasPlan: new URLSearchParams(location.search).has("plan"),
  }));
  useEffect(() => {
    const { title, description } = authCopy.required;
    if (!wanted.hasPlan) accountToast.destructive(title, { description, id: "sign-in-required" });
    navigate(href("login"), { replace: true, state: { from: wanted.from } });
  }, [wanted]);
  return <LoadingScreen />;
}
