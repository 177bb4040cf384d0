import { createRightsApi } from "@jubilee/core/account/rights.api";
import type { AccountRights } from "@jubilee/core/account/rights.types";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { ChevronsUpDown } from "lucide-react";
import { useStore } from "zustand";
import { usePlanner } from "../app/portal/usePlanner.ts";
import { usePortal } from "../app/portal/usePortal.ts";
import { readRightsAgain } from "../app/session/followRights.ts";
import { useAccount, useRights } from "../app/session/useRights.ts";
import { switchName } from "./Header.css.ts";

const named = ({ name, isOwn, role }: AccountRights) =>
  isOwn ? `${name}, your own` : `${name}, ${role.name}`;

/** Whose events are shown, for people who work in several accounts; nothing for others. */
export function AccountSwitch() {
  const { client } = usePlanner();
  const rights = useRights();
  const account = useAccount();
  const openId = useStore(usePortal().standing, ({ openAccountId }) => openAccountId);
  if (!account || !rights || rights.length < 2) return null;
  // An event that was opened by its address may be another account's.
  const shown = rights.find(({ accountId }) => accountId === openId) ?? account;
  const choose = async (accountId: string) => {
    const answer = await createRightsApi(client).choose(accountId);
    if (answer.ok) readRightsAgain();
    else toast.error(answer.error.message);
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="ghost"
          size="sm"
          iconEnd={<ChevronsUpDown />}
          aria-label={`Account shown: ${shown.name}`}
        >
          <span className={switchName}>{shown.name}</span>
        </Button>
      }
      entries={[
        { caption: "Show the events of" },
        ...rights.map((one) => ({
          id: one.accountId,
          label: named(one),
          checked: one.accountId === account.accountId,
          onSelect: () => void choose(one.accountId),
        })),
      ]}
    />
  );
}
