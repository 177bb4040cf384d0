import type { Prefill, WidgetTheme } from "../widget.types.ts";

/** What a page asks of a widget. */
export type Command =
  | { name: "open"; value?: undefined }
  | { name: "close"; value?: undefined }
  | { name: "prefill"; value: Prefill }
  | { name: "setTheme"; value: WidgetTheme }
  | { name: "setLocale"; value: string }
  | { name: "reload"; value?: undefined }
  | { name: "focus"; value?: undefined };

/** A widget's own page in a frame, in the widget's place. */
export interface WidgetFrame {
  element: HTMLIFrameElement;
  /** Answers when the widget inside has done it, or says why not. */
  obey: (command: Command) => Promise<void>;
  /** An attribute is another one than before. */
  changed: (attribute: string) => void;
}
