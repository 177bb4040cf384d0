import { ArrowUp } from "lucide-react";
import { useRef } from "react";
import { away, place } from "./Corner.css.ts";
import { scrolledPx } from "../app/frame/measures.ts";
import { useIsClear } from "./useIsClear.ts";
import { useScrolledPast } from "./useScrolledPast.ts";

/** Where motion is not wanted, at once. */
function toTop(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
}

/** So long it stays after scrolling where it covers something. */
const lingersMs = 2_000;

/**
 * Appears once the page is scrolled more than 300 px. Source: specification section 2. Over a list or
 * a text it goes away again a moment after the page has come to rest.
 */
export function BackToTop() {
  const isVisible = useScrolledPast(scrolledPx.backToTop);
  return isVisible ? <TopButton /> : null;
}

function TopButton() {
  const button = useRef<HTMLButtonElement>(null);
  const isClear = useIsClear(button, lingersMs);
  return (
    <button
      ref={button}
      type="button"
      data-screen-only=""
      className={isClear ? place.top : `${place.top} ${away}`}
      aria-label="Back to top"
      title="Back to top"
      onClick={toTop}
    >
      <ArrowUp size={20} strokeWidth={1.75} />
    </button>
  );
}
