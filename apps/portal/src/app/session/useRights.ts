import {
  chosenOf,
  mayIn,
  type Permission,
  type RightsSubject,
} from "@jubilee/core/account/rights.rules";
import type { AccountRights } from "@jubilee/core/account/rights.types";
import { useCallback } from "react";
import { useStore } from "zustand";
import { usePortal } from "../portal/usePortal.ts";

/** Where the person works, the own account first; empty until it is known. */
export function useRights(): readonly AccountRights[] | undefined {
  return useStore(usePortal().standing, ({ rights }) => rights);
}

/** The account that lists and pages show now; undefined until it is known. */
export function useAccount(): AccountRights | undefined {
  const rights = useRights();
  return rights && chosenOf(rights);
}

/**
 * Whether the person may do something: for an event by its id and account, else for the whole
 * account that is shown. Until it is known the answer is yes; the server decides anyway.
 */
export function useMay(permission: Permission, subject?: RightsSubject): boolean {
  const rights = useRights();
  return rights === undefined || mayIn(rights, permission, subject);
}

/** Asks the same of one thing after the other, each of an event of the account that is shown or of all of it. */
export function useMayOf(): (permission: Permission, eventId: string | null) => boolean {
  const rights = useRights();
  return useCallback(
    (permission, eventId) =>
      rights === undefined ||
      mayIn(rights, permission, {
        accountId: chosenOf(rights)?.accountId ?? null,
        ...(eventId === null ? {} : { eventId }),
      }),
    [rights],
  );
}

/** Whether the role in the account that is shown opens something there at all, be it for one event. */
export function useIsInRole(permission: Permission | undefined): boolean {
  const account = useAccount();
  return permission === undefined || (account?.permissions.includes(permission) ?? true);
}
