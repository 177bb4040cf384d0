import type { RefObject } from "react";
import type { DateKind, DateLimits } from "./typed.types.ts";
import type { Said } from "./typedDetails.ts";

/** Where it opens, and how it closes. */
export interface PanelFrame {
  /** The field's; its button is `<id>-open`. */
  id: string;
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Beside which it opens. */
  anchor: RefObject<HTMLElement | null>;
}

/** What opens beside a field for a day or a clock. */
export interface PanelProps
  extends DateLimits, PanelFrame, Pick<Said, "day" | "clock" | "title" | "details"> {
  kind: DateKind;
  /** A day or a clock. */
  onChoose: (part: string) => void;
  onClear?: (() => void) | undefined;
  locale: string;
  zone: string;
  today: string;
  eventDay?: string | undefined;
}
