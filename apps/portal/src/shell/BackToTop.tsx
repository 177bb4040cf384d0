import { ArrowUp } from "lucide-react";
import { place } from "./Corner.css.ts";
import { scrolledPx } from "../app/frame/measures.ts";
import { useScrolledPast } from "./useScrolledPast.ts";

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
      onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
    >
      <ArrowUp size={20} strokeWidth={1.75} />
    </button>
  );
}
