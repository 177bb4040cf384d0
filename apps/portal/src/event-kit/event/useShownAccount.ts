import { createRightsApi } from "@jubilee/core/account/rights.api";
import { useEffect } from "react";
import { usePortal } from "../../app/portal/usePortal.ts";
import { useRights } from "../../app/session/useRights.ts";
import { useApi } from "../../page-kit/data/useApi.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { keys } from "../data/keys.ts";

/**
 * Lets the head name the account whose event is open: of people who work in several it may be
 * another than the one they have chosen.
 */
export function useShownAccount(eventId: string | undefined): void {
  const { standing } = usePortal();
  const api = useApi(createRightsApi);
  const isOneOfSeveral = (useRights()?.length ?? 0) > 1;
  const { data: openAccountId } = useRead(
    [...keys.event(eventId ?? ""), "account"],
    () => api.accountOf(eventId ?? ""),
    { enabled: eventId !== undefined && isOneOfSeveral },
  );
  useEffect(() => {
    if (openAccountId === undefined) return undefined;
    standing.setState({ openAccountId });
    return () => {
      const { openAccountId: _left, ...rest } = standing.getState();
      standing.setState(rest, true);
    };
  }, [standing, openAccountId]);
}
