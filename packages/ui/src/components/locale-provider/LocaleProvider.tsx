import { LocaleProvider as Ark } from "@ark-ui/react/locale";
import type { ReactNode } from "react";

export interface LocaleProviderProps {
  /** BCP 47, such as `en-GB` or `ar`: its direction is that of lists, menus and arrow keys. */
  locale: string;
  children: ReactNode;
}

/**
 * Teaches lists, menus and popovers the language, and with it the direction of reading. Without it
 * they read from the left. The direction of one text alone is its `dir`, as Text has it.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <Ark locale={locale}>{children}</Ark>;
}
