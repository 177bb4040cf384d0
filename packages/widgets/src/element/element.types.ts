import type { Prefill, WidgetTheme } from "../host.types.ts";

/** What a page can ask of a widget's element. Each rejects with the reason when it cannot be done. */
export interface JubileeElement extends HTMLElement {
  open: () => Promise<void>;
  close: () => Promise<void>;
  prefill: (values: Prefill) => Promise<void>;
  setTheme: (theme: WidgetTheme) => Promise<void>;
  setLocale: (lang: string) => Promise<void>;
  reload: () => Promise<void>;
  // oxlint-disable-next-line typescript/no-misused-promises -- the base class gives nothing back
  focus: () => Promise<void>;
  destroy: () => Promise<void>;
}
