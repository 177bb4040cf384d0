import { readReturn, returnKey } from "@jubilee/core/account/return.rules";
import { safeReturnPath } from "@jubilee/core/account/auth.rules";
import { useState } from "react";
import { useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";

function fromState(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  return typeof state.from === "string" ? state.from : null;
}

/**
 * Where to go after signing in: what the guard remembered, else what the link says, else where the
 * sign-up began, else the dashboard.
 */
export function useReturnPath(): string {
  const state: unknown = useHistoryState();
  const next = new URLSearchParams(useSearch()).get("next");
  const { storage } = usePortal();
  const [begun] = useState(() =>
    readReturn(storage.getItem(returnKey), Date.now(), href("dashboard")),
  );
  return safeReturnPath(fromState(state) ?? next, begun);
}
