import type { Reader } from "@jubilee/ui/conversation";
import { useMemo } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";

/** By whose clock a conversation is told: the device's. */
export function useThreadReader(): Reader {
  const locale = useLocale();
  const today = new Intl.DateTimeFormat("en-CA").format(useNow());
  return useMemo(
    () => ({ locale, today, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    [locale, today],
  );
}
