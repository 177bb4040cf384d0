import type { ProfileSettings } from "@jubilee/core/account/account.types";
import { accountToast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { keys } from "./keys.ts";
import { articleAbout } from "../../../page-kit/help/article.rules.ts";
import { explained } from "../../../page-kit/help/explained.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAccountApi } from "@jubilee/core/account/account.api";

/** Saves a setting at once; when that fails, the old one comes back and a toast says why. */
export function useProfileChange(): (change: Partial<ProfileSettings>) => void {
  const { id } = useUser();
  const { report } = usePortal();
  const account = useApi(createAccountApi);
  const cache = useQueryClient();

  return (change) => {
    const before = cache.getQueryData<ProfileSettings>(keys.settings);
    if (before) cache.setQueryData(keys.settings, { ...before, ...change });
    const save = async () => {
      const saved = await account.saveSettings(id, change);
      if (saved.ok) return;
      cache.setQueryData(keys.settings, before);
      accountToast.destructive("Not saved", {
        description: saved.error.message,
        action: explained(articleAbout(saved.error)),
      });
    };
    save().catch(report);
  };
}
