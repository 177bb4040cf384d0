import { MessageCircleQuestionMark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { place } from "./Corner.css.ts";

const HelpPanel = lazy(async () => {
  const { HelpPanel } = await import("./HelpPanel.tsx");
  return { default: HelpPanel };
});

/** The floating help-and-support box; opens from a round button. Source: specification section 2. */
export function HelpBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-screen-only=""
        className={place.help}
        aria-label="Help and support"
        title="Help and support"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MessageCircleQuestionMark size={20} strokeWidth={1.75} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
