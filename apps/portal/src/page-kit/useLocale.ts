import { interfaceLocale } from "@jubilee/core/base/time.rules";
import { useStore } from "zustand";
import { usePortal } from "../app/portal/usePortal.ts";

/** The locale that dates, numbers and money are written in: as chosen, else as the device says. */
export function useLocale(): string {
  const chosen = useStore(usePortal().preferences, ({ locale }) => locale);
  return chosen ?? interfaceLocale(navigator.languages);
}
