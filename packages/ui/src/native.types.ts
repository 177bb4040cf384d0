import type { ComponentPropsWithRef, ElementType, HTMLAttributes } from "react";

/** What an element takes, without a way around our look. */
export type Native<Tag extends ElementType, Ours extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  "className" | "style" | "dangerouslySetInnerHTML" | Ours
>;

/** What every element takes, whichever it is. */
export type NativeAny = Omit<
  HTMLAttributes<HTMLElement>,
  "className" | "style" | "dangerouslySetInnerHTML"
>;
