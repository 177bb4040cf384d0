import type { WidgetShape } from "@jubilee/core/sharing/share.types";
import type { ReactNode } from "react";
import { shapeDrawing } from "./WidgetDesk.css.ts";

const insides: Record<WidgetShape, ReactNode> = {
  inline: (
    <>
      <path d="M7 7h20" />
      <rect x="7" y="12" width="38" height="14" rx="2" fill="currentColor" stroke="none" />
    </>
  ),
  button: <rect x="16" y="6" width="20" height="20" rx="2" fill="currentColor" stroke="none" />,
  floating: (
    <>
      <path d="M7 8h26M7 14h20" opacity="0.5" />
      <rect x="30" y="21" width="16" height="6" rx="3" fill="currentColor" stroke="none" />
    </>
  ),
  link: (
    <>
      <path d="M7 8h26M7 14h32" opacity="0.5" />
      <path d="M7 21h18" strokeWidth="3" />
    </>
  ),
};

/** A shape in a few strokes: a page with the widget in its place. */
export function ShapeDrawing({ shape }: { shape: WidgetShape }) {
  return (
    <svg
      viewBox="0 0 52 32"
      className={shapeDrawing}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="50" height="30" rx="4" strokeWidth="1.5" opacity="0.6" />
      {insides[shape]}
    </svg>
  );
}
