import { ArrowUp } from "lucide-react";
import { place } from "./Corner.css.ts";
import { scrolledPx } from "../app/frame/measures.ts";
import { useScrolledPast } from "./useScrolledPast.ts";

/** Where motion is not wanted, at once. */
function toTop(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
}

/** Appears once the page is scrolled more than 300 px. Source: specification section 2. */
export function BackToTop() {
  const isVisible = useScrolledPast(scrolledPx.backToTop);
  if (!isVisible) return null;
  return (
    <button
      type="button"
      data-screen-only=""
      className={place.top}
      aria-label="Back to top"
      title="Back to top"
      onClick={toTop}
    >
      <ArrowUp size={20} strokeWidth={1.75} />
    </button>
  );
}
